import { failureTexts } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useParams } from 'react-router';
import { AccountCard } from '../../accounts/parts/account-card.tsx';
import { ProblemLine } from '../../accounts/parts/problem-line.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useNewsletterLink } from '../hooks/use-newsletter-link.ts';

interface NewsletterLinkCardProps {
  readonly purpose: Parameters<typeof useNewsletterLink>[0];
  readonly heading: string;
  readonly lead: string;
  readonly act: string;
}

/** Where a link of a newsletter mail leads: one button, and what came of it. */
export function NewsletterLinkCard({ purpose, heading, lead, act }: NewsletterLinkCardProps) {
  const { token = '' } = useParams();
  const { link, redeem } = useNewsletterLink(purpose, token);
  const isOver = link.state === 'done' || link.state === 'void';
  return (
    <AccountCard heading={heading} {...(!isOver && { lead })}>
      <ProblemLine text={link.state === 'unanswered' || link.state === 'void' ? link.text : null} />
      <Box component="output" sx={{ display: 'block', mb: link.state === 'done' ? 3 : 0 }}>
        {link.state === 'done' && link.text}
      </Box>
      {isOver ? (
        <LinkButton to="/">{failureTexts.toHome}</LinkButton>
      ) : (
        <Button
          variant="contained"
          size="large"
          aria-busy={link.state === 'under-way'}
          loading={link.state === 'under-way'}
          onClick={() => void redeem()}
        >
          {act}
        </Button>
      )}
    </AccountCard>
  );
}
