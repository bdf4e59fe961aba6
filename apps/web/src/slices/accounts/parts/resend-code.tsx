import { passwordMessages as texts } from '@casefolio/domain/messages/passwords';
import { useToast } from '../../../ui/toast.tsx';
import { useForgotPassword } from '../hooks/use-forgot-password.ts';
import { LinkAction } from './text-link.tsx';

/** Has the code mailed once more, and says so. */
export function ResendCode({ email }: { readonly email: string }) {
  const { sendAgain, busy } = useForgotPassword();
  const toast = useToast();
  const resend = async (): Promise<void> => {
    if (busy) return;
    const problem = await sendAgain(email);
    if (problem === null) toast(texts.emailSent);
    else toast({ text: problem }, 'error');
  };
  return (
    <LinkAction type="button" aria-disabled={busy} onClick={() => void resend()}>
      {texts.resendCode.text}
    </LinkAction>
  );
}
