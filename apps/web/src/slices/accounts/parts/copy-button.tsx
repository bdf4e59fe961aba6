import { secondFactorMessages as texts } from '@casefolio/domain/messages/second-factor';
import Button from '@mui/material/Button';
import { useToast } from '../../../ui/toast.tsx';

export function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast(texts.copied);
    } catch {
      toast(texts.notCopied, 'error');
    }
  }
  return (
    <Button variant="outlined" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
