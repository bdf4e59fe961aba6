import type { FieldError } from '@casefolio/contract/envelope';
import { type CaseFault, faultsOfCase } from '@casefolio/domain/case-fields/check';
import { repeatedFields } from '@casefolio/domain/case-fields/table';
import { caseFieldMessages } from '@casefolio/domain/messages/case-fields';
import { caseMessages } from '@casefolio/domain/messages/cases';
import type { Queryable } from '../../db/database.ts';
import { icdsLogged, knownCpts } from '../codes/codes.api.ts';
import type { CaseChoices } from '../lookups/choices.api.ts';
import type { CaseState } from '@casefolio/domain/cases/case-state';

export interface Checking {
  readonly choices: CaseChoices;
  readonly today: string;
  /** Where the case may have been: the owner's institutions, and the one that it already names. */
  readonly institutions: ReadonlySet<number>;
  /** What stood before; codes that it has may stay, whatever became of them. */
  readonly standing: CaseState;
}

/** Everything that is wrong with a case, every failing field at once. */
export async function faultsOf(db: Queryable, state: CaseState, checking: Checking): Promise<FieldError[]> {
  const around = { family: state.family, today: checking.today, choicesOf: checking.choices.choicesOf };
  return [
    ...faultsOfCase(state.values, around).map((fault) => named('', fault)),
    ...state.procedures.flatMap(({ values }, index) =>
      faultsOfCase(values, around, repeatedFields).map((fault) => named(`case_procedures.${index}.`, fault)),
    ),
    ...listFaults(state, checking),
    ...(await codeFaults(db, state)),
  ];
}

const named = (prefix: string, { field, message }: CaseFault): FieldError => ({
  field: `${prefix}${field}`,
  error: message.text,
});

/** What the table leaves to lists of other kinds: the institution, the role, the modifier. */
function listFaults(
  { values, modifierId, cpts }: CaseState,
  { choices, institutions, standing }: Checking,
): FieldError[] {
  const hospital = values.hospital_id;
  const [role, notOffered] = [values.role, caseFieldMessages.notOffered.text];
  const faults: FieldError[] = [];
  if (typeof hospital === 'string' && hospital !== '' && !institutions.has(Number(hospital)))
    faults.push({ field: 'hospital_id', error: caseMessages.institutionUnknown.text });
  if (typeof role === 'string' && role !== '' && !choices.roles.has(role) && role !== standing.values.role)
    faults.push({ field: 'role', error: notOffered });
  if (modifierId !== null && !choices.modifier(modifierId))
    faults.push({ field: 'cpt_modifier_id', error: notOffered });
  else if (modifierId !== null && cpts.length === 0)
    faults.push({ field: 'cpt_modifier_id', error: caseMessages.modifierWithoutCode.text });
  return faults;
}

async function codeFaults(db: Queryable, { cpts, icds }: CaseState): Promise<FieldError[]> {
  const known = await knownCpts(
    db,
    cpts.map(({ id }) => id),
  );
  const diagnoses = new Set((await icdsLogged(db, icds)).map(({ id }) => id));
  const error = caseMessages.codeUnknown.text;
  return [
    ...(cpts.every(({ id }) => known.has(id)) ? [] : [{ field: 'cpts', error }]),
    ...(icds.every((id) => diagnoses.has(id)) ? [] : [{ field: 'icd_id', error }]),
  ];
}
