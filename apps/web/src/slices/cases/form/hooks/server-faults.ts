import { outcomes } from '@casefolio/contract/envelope';
import { repeatedFields } from '@casefolio/domain/case-fields/table';
import { CallFailed, failureText } from '../../../../api/call-failed.ts';
import { camelKey } from '../../../../api/camel-keys.ts';
import { plainFields } from '../case-form.ts';
import type { ListPlace, FieldPlace } from '../faults.ts';

export interface Refusal {
  readonly kind: 'changed-meanwhile' | 'upgrade' | 'other';
  readonly text: string;
  /** What stands at a field, in the order of the form. */
  readonly faults: readonly { readonly place: FieldPlace | ListPlace; readonly text: string }[];
}

const lists: Readonly<Record<string, ListPlace>> = {
  primarySurgeons: 'people.primary_surgeons',
  coSurgeons: 'people.co_surgeons',
  icdId: 'icds',
  cpts: 'cpts',
  cptModifierId: 'modifier',
  notes: 'notes',
  images: 'images',
};

const furtherProcedure = /^caseProcedures\.(\d+)\.(.+)$/;

function placeOf(field: string): FieldPlace | ListPlace | null {
  const main = plainFields.find(({ name }) => camelKey(name) === field);
  if (main) return `main.${main.name}`;
  const [, index, inner] = furtherProcedure.exec(field) ?? [];
  // Behind a dot the client's spelling drops a leading low line.
  const further = repeatedFields.find(({ name }) => camelKey(`x.${name}`) === `x.${inner}`);
  if (further) return `procedures.${Number(index)}.answers.${further.name}`;
  return lists[field.split('.')[0] ?? ''] ?? null;
}

/** What the server said, sorted to where it can be mended. */
export function refusalOf(failure: unknown): Refusal {
  const text = failureText(failure);
  if (!(failure instanceof CallFailed)) return { kind: 'other', text, faults: [] };
  if (failure.code === outcomes.changedMeanwhile.code) return { kind: 'changed-meanwhile', text, faults: [] };
  if (failure.code === outcomes.upgradeNeeded.code) return { kind: 'upgrade', text, faults: [] };
  const entries = Object.entries(failure.fieldErrors).map(([field, error]) => ({ place: placeOf(field), text: error }));
  const faults = entries.flatMap(({ place, text: error }) => (place === null ? [] : [{ place, text: error }]));
  const unplaced = entries.find(({ place }) => place === null);
  return { kind: 'other', text: unplaced?.text ?? text, faults };
}
