export { useJoinedDoctors } from './hooks/use-joined-doctors.ts';
