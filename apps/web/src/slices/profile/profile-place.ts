import { profileTabLabels } from '@casefolio/domain/messages/profile-screen';

export type EntryKind = 'position' | 'experience' | 'education' | 'reimbursement';

/** A dialog over the profile; `id` names what is edited, null what is added. */
export type OpenForm = { readonly name: 'personal' } | { readonly name: EntryKind; readonly id: number | null };

/** Where somebody is on the profile. It stands in the history, so that Back leads to the tab before and out of a dialog. */
export interface ProfilePlace {
  readonly panelIndex?: number;
  readonly open?: OpenForm;
}

export const panels = { reimbursement: 3, reports: 4, dashboards: 5 } as const;

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

const entryKinds: readonly EntryKind[] = ['position', 'experience', 'education', 'reimbursement'];

function formOf(open: unknown): OpenForm | null {
  if (!isParts(open)) return null;
  if (open.name === 'personal') return { name: 'personal' };
  const name = entryKinds.find((kind) => kind === open.name);
  return name === undefined ? null : { name, id: typeof open.id === 'number' ? open.id : null };
}

const isPanel = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < profileTabLabels.length;

/** Reads the history's state, which may be anybody's. */
export function placeOf(state: unknown): ProfilePlace {
  if (!isParts(state)) return {};
  const open = formOf(state.open);
  return { ...(isPanel(state.panelIndex) && { panelIndex: state.panelIndex }), ...(open && { open }) };
}
