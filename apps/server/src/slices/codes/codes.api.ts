export { noteCodesUsed } from './codes.store.ts';
export { cptsInYear, icdsLogged, knownCpts, type LoggedCpt } from './logged-codes.store.ts';
