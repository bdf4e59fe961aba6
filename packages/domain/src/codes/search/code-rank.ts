/** Chapters that describe circumstances rather than what a surgeon treats: pregnancy, birth, external causes, encounters. */
const circumstances = /^[OPV-Z]/i;

const isInitialEncounter = (code: string): boolean => {
  const seventh = code.replace('.', '')[6];
  return seventh === undefined || /a/i.test(seventh);
};

/** Which of two equally fitting diagnoses comes first: one that can be billed, for the initial encounter, for the illness itself. */
export function icdRank({ code, billable }: { readonly code: string; readonly billable: boolean }): number {
  if (!billable) return 0;
  return 1 + (isInitialEncounter(code) ? 2 : 0) + (circumstances.test(code) ? 0 : 1);
}

/** Which of two equally fitting procedures comes first: one that stands alone before an add-on (global days ZZZ). */
export const cptRank = ({ globalDays }: { readonly globalDays: string }): number => (globalDays === 'ZZZ' ? 0 : 1);
