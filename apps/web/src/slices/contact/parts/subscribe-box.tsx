import { newsletterBox as texts } from '@casefolio/domain/messages/newsletter-box';
import { failureTexts } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type FormEvent, useId, useRef, useState } from 'react';
import { buttonMeasures } from '../../../ui/button-look.ts';
import type { Outcome } from '../outcome.ts';

// The box stands on every public page: what it does is fetched when somebody turns to it.
const load = () => import('../hooks/subscribe.ts');

const look = {
  font: 'inherit',
  borderRadius: 8,
  border: '1px solid var(--mui-palette-text-secondary)',
  color: 'inherit',
  backgroundColor: 'transparent',
};
const Input = styled('input')({
  ...look,
  ...buttonMeasures.usual,
  minWidth: 0,
  flex: '1 1 180px',
  '&::placeholder': { color: 'inherit', opacity: 1 },
});
const Button = styled('button')({ ...look, ...buttonMeasures.usual, fontWeight: 600, cursor: 'pointer' });

/** Asks for the newsletter, from any public page. */
export function SubscribeBox() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isUnderWay = useRef(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isFault = outcome?.severity === 'error';

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isUnderWay.current || input.current === null) return;
    isUnderWay.current = true;
    setOutcome(null);
    const told = await load()
      .then(({ subscribe }) => subscribe(input.current?.value ?? ''))
      .catch((): Outcome => ({ severity: 'error', text: failureTexts.offlineBody }));
    isUnderWay.current = false;
    setOutcome(told);
    if (told.severity === 'error') input.current?.focus();
    else if (input.current) input.current.value = '';
  }

  return (
    <Box component="form" noValidate sx={{ maxWidth: 360 }} onSubmit={(event: FormEvent) => void send(event)}>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {texts.heading}
      </Box>
      <Box component="p" sx={{ m: 0, mb: 1 }}>
        {texts.lead}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Input
          id={id}
          ref={input}
          type="email"
          autoComplete="email"
          placeholder={texts.email}
          aria-invalid={isFault}
          aria-describedby={`${id}-told`}
          onFocus={() => void load().catch(() => undefined)}
        />
        <Button>{texts.subscribe}</Button>
      </Box>
      <Box
        id={`${id}-told`}
        component="output"
        sx={{ display: 'block', minHeight: 44, pt: 0.5, color: isFault ? 'error.main' : 'text.primary' }}
      >
        {outcome?.text}
      </Box>
    </Box>
  );
}
