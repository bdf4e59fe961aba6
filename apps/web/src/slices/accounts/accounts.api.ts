export { useLogOut } from './hooks/use-log-out.ts';
export { useStoredUser } from './hooks/use-stored-user.ts';
