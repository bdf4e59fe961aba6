import Box from '@mui/material/Box';
import type { StoredUser } from '../../api/stored-user.ts';

/** Who is signed in: the name, and the address under it. */
export function UserName({ user }: { readonly user: StoredUser }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{`${user.firstName} ${user.lastName}`}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{user.email}</Box>
    </Box>
  );
}
