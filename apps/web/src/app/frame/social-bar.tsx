import Box from '@mui/material/Box';
import { shellLabels } from '@casefolio/domain/messages/shell';

export interface SocialLink {
  readonly label: string;
  readonly href: string;
}

/** The product's own pages elsewhere; an installation without any shows no bar. */
export function SocialBar({ links }: { readonly links: readonly SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 2,
        px: { xs: 2, md: 4 },
        minHeight: 36,
        typography: 'body2',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <span>{shellLabels.followUs}</span>
      {links.map((link) => (
        <Box
          key={link.href}
          component="a"
          href={link.href}
          rel="noopener"
          target="_blank"
          sx={{ color: 'primary.main' }}
        >
          {link.label}
        </Box>
      ))}
    </Box>
  );
}
