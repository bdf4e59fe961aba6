import type { SkeletonKind } from '../ui/skeletons.tsx';

const forms = /^\/(signin|signup|forget-password|reset-password|contact|new-|edit-)/i;
const lists = /^\/(dashboard|shared-dashboard|registries|registry|users)(\/|$)/i;

/** What to expect at an address whose screen has not arrived yet. */
export function skeletonKind(path: string): SkeletonKind {
  if (forms.test(path)) return 'form';
  return lists.test(path) ? 'list' : 'text';
}
