import Avatar from '@mui/material/Avatar';
import type { StoredUser } from '../../api/stored-user.ts';
import { initialsOf } from '../../ui/initials.ts';

export function UserAvatar({ user }: { readonly user: StoredUser }) {
  return (
    <Avatar
      {...(user.profileImage?.hrefSmall ? { src: user.profileImage.hrefSmall } : {})}
      alt=""
      aria-hidden="true"
      sx={{
        width: 36,
        height: 36,
        fontSize: '0.875rem',
        fontWeight: 600,
        color: 'primary.contrastText',
        backgroundColor: 'primary.main',
      }}
    >
      {initialsOf(user)}
    </Avatar>
  );
}
