export { useSite } from './hooks/use-site.ts';
export type { Site } from './hooks/use-site.ts';
