import { caseRvus, type CaseRvus } from '@casefolio/domain/cases/case-rvus';
import type { ChosenCpt, Modifier } from './case-form.ts';

type FoundCpt = Omit<ChosenCpt, 'quantity'>;

/** Codes that are there already are not added again; new ones count once. */
export function withCpts(cpts: readonly ChosenCpt[], found: readonly FoundCpt[]): ChosenCpt[] {
  const isNew = ({ id }: FoundCpt) => !cpts.some((cpt) => cpt.id === id);
  const once = ({ id, code, value, rvuValue, year }: FoundCpt) => ({ id, code, value, rvuValue, year, quantity: 1 });
  return [...cpts, ...found.filter(isNew).map(once)];
}

const most = 999;

/** One more or fewer of a code; fewer than one there cannot be. */
export const withQuantity = (cpts: readonly ChosenCpt[], id: number, step: 1 | -1): ChosenCpt[] =>
  cpts.map((cpt) => (cpt.id === id ? { ...cpt, quantity: Math.min(Math.max(cpt.quantity + step, 1), most) } : cpt));

/** The same figures as on the case's page. */
export const totalsOf = (cpts: readonly ChosenCpt[], modifier: Modifier | null): CaseRvus =>
  caseRvus(
    cpts.map(({ rvuValue, quantity }) => ({ rvu: rvuValue ?? 0, quantity })),
    modifier?.percentage ?? null,
  );
