import { accountMessages as texts, mailSentTo } from '@casefolio/domain/messages/accounts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MailIcon } from '../../../ui/icons.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useResend } from '../hooks/use-resend.ts';
import { useOwnUser } from '../hooks/use-own-user.ts';
import { LinkAction } from './text-link.tsx';

/** The link may be opened in a window beside this one, which then never gets the focus back. */
const lookEveryMs = 10_000;

export interface Unverified {
  readonly id: number;
  readonly email: string;
}

interface VerificationNoticeProps {
  readonly user: Unverified;
  /** The specification spells it in two ways. */
  readonly resendLabel: string;
}

/** Says where the mail went, sends it again on request, and notices when its link was opened elsewhere. */
export function VerificationNotice({ user, resendLabel }: VerificationNoticeProps) {
  const toast = useToast();
  useOwnUser(user.id, { everyMs: lookEveryMs });
  const { resend, busy } = useResend(user.id);
  const sendAgain = async (): Promise<void> => {
    if (busy) return;
    const { message, severity } = await resend();
    toast(message, severity);
  };
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Box sx={{ color: 'primary.main', flexShrink: 0, pt: 0.25 }}>
        <MailIcon size={28} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', minWidth: 0 }}>
        <Typography>{texts.mustVerify.text}</Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{mailSentTo(user.email).text}</Typography>
        <Typography>{texts.openTheLink.text}</Typography>
        <Typography color="textSecondary">{texts.checkSpam.text}</Typography>
        <LinkAction type="button" aria-disabled={busy} onClick={() => void sendAgain()}>
          {resendLabel}
        </LinkAction>
      </Box>
    </Box>
  );
}
