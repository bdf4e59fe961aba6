import { secondFactorMessages as texts } from '@casefolio/domain/messages/second-factor';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { appCodeField, checkCode, secretInGroups } from '../second-factor-form.ts';
import type { CodeValues } from '../second-factor-form.ts';
import { CopyButton } from './copy-button.tsx';
import { FormDialog } from './form-dialog.tsx';
import { ProblemLine } from './problem-line.tsx';
import { QrCode } from './qr-code.tsx';

export interface SharedSecret {
  readonly secret: string;
  readonly uri: string;
}

/** The secret on its way into the app: as a picture, as a link for an app on this very device, and as letters to type. */
function Secret({ secret, uri }: SharedSecret) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, mb: 3 }}>
      <QrCode text={uri} />
      <Link href={uri} variant="body2" underline="always">
        {texts.openApp.text}
      </Link>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.typeSecret.text}</Box>
      <Box
        component="code"
        sx={{ fontFamily: 'ui-monospace, monospace', textAlign: 'center', overflowWrap: 'anywhere' }}
      >
        {secretInGroups(secret)}
      </Box>
      <CopyButton label={texts.copyKey.text} text={secret} />
    </Box>
  );
}

interface ScanDialogProps {
  readonly shared: SharedSecret;
  readonly send: (values: CodeValues) => Promise<void>;
  readonly onClose: () => void;
}

export function ScanDialog({ shared, send, onClose }: ScanDialogProps) {
  const { form, onSubmit, busy, problem } = useCheckedForm<CodeValues>({
    fields: [appCodeField],
    defaultValues: { code: '' },
    check: checkCode,
    send,
  });
  return (
    <FormDialog
      title={texts.switchOnTitle.text}
      lead={texts.scanLead.text}
      submitLabel={texts.switchOn.text}
      {...{ busy, onSubmit, onClose }}
    >
      <Secret {...shared} />
      <FieldRenderer field={appCodeField} control={form.control} />
      <ProblemLine text={problem} />
    </FormDialog>
  );
}
