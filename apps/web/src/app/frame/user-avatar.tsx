import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import type { StoredUser } from '../../api/stored-user.ts';
import { initialsOf } from '../../ui/initials.ts';

// Drawn and not written: as text it would be what a button around it must be called by.
const Drawn = styled('span')({ '&::before': { content: 'attr(data-text)' } });

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
      <Drawn data-text={initialsOf(user)} />
    </Avatar>
  );
}
