import { shellLabels } from '@casefolio/domain/messages/shell';
import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import type { Outcome } from '../outcome.ts';

const intoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

interface OutcomeAlertProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** Says what became of a sent form, under its button, where the eye is. */
export function OutcomeAlert({ outcome, onClose }: OutcomeAlertProps) {
  const { severity, text, forMs } = outcome;
  useEffect(() => {
    if (forMs === undefined) return undefined;
    const timer = setTimeout(onClose, forMs);
    return () => clearTimeout(timer);
    // The time runs from when it is said, however often the form is drawn meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [outcome]);
  return (
    <Alert
      ref={intoView}
      role={severity === 'error' ? 'alert' : 'status'}
      severity={severity}
      variant="outlined"
      closeText={shellLabels.close}
      onClose={onClose}
      sx={{ alignItems: 'center', backgroundColor: 'background.paper', color: 'text.primary' }}
    >
      {text}
    </Alert>
  );
}
