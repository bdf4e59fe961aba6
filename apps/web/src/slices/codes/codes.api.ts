export { findCode } from './hooks/find-code.ts';
export { useCptYears } from './hooks/use-cpt-years.ts';
export { useDebounced } from './hooks/use-debounced.ts';
