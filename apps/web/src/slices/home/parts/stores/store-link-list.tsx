import { mobileTexts } from '@casefolio/domain/messages/home';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useSite } from '../../../contact/contact.api.ts';
import { Prose } from '../prose.tsx';

const Badge = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  paddingInline: 22,
  borderRadius: 8,
  textDecoration: 'none',
  color: 'var(--mui-palette-background-paper)',
  backgroundColor: 'var(--mui-palette-text-primary)',
}));

/** Without an answer of the server the page speaks of the mobile site alone, which is always true. */
export function StoreLinkList() {
  const { site } = useSite();
  const stores = [
    { label: mobileTexts.appStore, href: site?.appStoreUrl ?? null },
    { label: mobileTexts.playStore, href: site?.playStoreUrl ?? null },
  ].flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
  if (stores.length === 0) return null;
  return (
    <>
      <Prose>{mobileTexts.apps}</Prose>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        {stores.map(({ label, href }) => (
          <Badge key={label} href={href} rel="noopener">
            {label}
          </Badge>
        ))}
      </Box>
    </>
  );
}
