import Avatar from '@mui/material/Avatar';
import { initialsOf } from '../../../ui/initials.ts';

export interface Pictured {
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImage: { readonly hrefSmall: string } | null;
}

/** The picture, or the initials while there is none. The name stands beside it. */
export function ProfilePicture({ user }: { readonly user: Pictured }) {
  return (
    <Avatar
      {...(user.profileImage && { src: user.profileImage.hrefSmall })}
      alt=""
      aria-hidden="true"
      sx={{
        width: { xs: 56, sm: 88 },
        height: { xs: 56, sm: 88 },
        fontSize: { xs: '1.375rem', sm: '2rem' },
        fontWeight: 600,
        color: 'primary.contrastText',
        backgroundColor: 'primary.main',
      }}
    >
      {initialsOf(user)}
    </Avatar>
  );
}
