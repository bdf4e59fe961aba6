export { useLookup, useLookupList } from './hooks/use-lookup.ts';
