import { contactMessages as texts } from '@casefolio/domain/messages/contact';
import { failureTexts } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { LinkAction } from '../../accounts/parts/text-link.tsx';
import { MailIcon } from '../../../ui/icons.tsx';
import { useSite } from '../hooks/use-site.ts';

const Address = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  color: 'var(--mui-palette-primary-main)',
  textUnderlineOffset: 3,
  overflowWrap: 'anywhere',
});

/** Room for two lines is kept, so that nothing moves when they arrive. */
export function SupportAddresses() {
  const { site, isError, tryAgain } = useSite();
  return (
    <Box sx={{ minHeight: 64, display: 'grid', alignContent: 'start', justifyItems: 'start' }}>
      {site?.supportEmails.map((address) => (
        <Address key={address} href={`mailto:${address}`}>
          <MailIcon size={18} />
          {address}
        </Address>
      ))}
      {isError && (
        <Box role="alert">
          {texts.addressesNotLoaded.text}{' '}
          <LinkAction type="button" onClick={tryAgain}>
            {failureTexts.tryAgain}
          </LinkAction>
        </Box>
      )}
    </Box>
  );
}
