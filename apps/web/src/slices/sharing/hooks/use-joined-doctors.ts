import type { StoredUser } from '../../../api/session.ts';
import { type SharingDoctor, useDoctors } from './use-doctors.ts';

const nobody: readonly SharingDoctor[] = [];

/** Whose dashboards stand in the profile menu. When the list does not come the menu has its other entries. */
export function useJoinedDoctors({ id, verified }: Pick<StoredUser, 'id' | 'verified'>): readonly SharingDoctor[] {
  return useDoctors(id, 'ACCEPTED', { enabled: verified }).data ?? nobody;
}
