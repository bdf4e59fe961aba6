import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { edge } from './page-edge.ts';
import { SocialLinks } from './social-links.ts';

const Anchor = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  color: 'var(--mui-palette-primary-main)',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** The operator's pages on social networks; an installation without any shows no bar. */
export function SocialBar() {
  const links = useContext(SocialLinks);
  if (links.length === 0) return null;
  return (
    <Box
      data-social-links=""
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        alignItems: 'center',
        columnGap: 2,
        px: edge,
        typography: 'body2',
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {shellLabels.followUs}
      </Box>
      {links.map(({ href, label }) => (
        <Anchor key={href} href={href} rel="noopener" target="_blank">
          {label}
        </Anchor>
      ))}
    </Box>
  );
}
