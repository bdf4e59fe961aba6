export { useDebounced } from './hooks/use-debounced.ts';
