import { sandboxTexts as texts } from '@casefolio/domain/messages/plans';
import { sandboxNonces as nonces } from '@casefolio/domain/plans/sandbox';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { RadioChoice } from './radio-choice.tsx';

interface SandboxProps {
  readonly onNonce: (nonce: string | null) => void;
}

const cards = [
  { value: nonces.card, label: texts.goodCard },
  { value: nonces.declinedCard, label: texts.declinedCard },
  { value: nonces.invalidCard, label: texts.invalidCard },
] as const;

/** Cards are chosen and not typed, so that nobody ever enters a real one here. */
export function SandboxCard({ onNonce }: SandboxProps) {
  const [card, setCard] = useState<(typeof cards)[number]['value'] | null>(null);
  return (
    <RadioChoice
      look="rows"
      legend={texts.cards}
      name="test-card"
      options={cards}
      value={card}
      onChange={(chosen) => {
        setCard(chosen);
        onNonce(chosen);
      }}
    />
  );
}

/** Stands in for PayPal's own window, in which one agrees to later payments. */
export function SandboxPayPal({ onNonce }: SandboxProps) {
  const [agreed, setAgreed] = useState(false);
  const agree = () => {
    setAgreed(true);
    onNonce(nonces.payPal);
  };
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <Button variant="outlined" onClick={agree}>
        {texts.payPal}
      </Button>
      <Box component="output">{agreed ? texts.payPalAgreed : ''}</Box>
    </Box>
  );
}

export function SandboxNote() {
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        px: 2,
        py: 1.5,
        borderLeft: 4,
        borderColor: 'warning.main',
        bgcolor: 'action.hover',
        borderRadius: 1,
      }}
    >
      <strong>{texts.title}</strong> {texts.body}
    </Box>
  );
}
