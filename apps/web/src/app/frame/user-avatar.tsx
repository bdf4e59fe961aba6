import Avatar from '@mui/material/Avatar';
import type { StoredUser } from '../../api/stored-user.ts';

const initials = (user: StoredUser) => `${user.firstName.slice(0, 1)}${user.lastName.slice(0, 1)}`.toUpperCase();

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
      {initials(user)}
    </Avatar>
  );
}
