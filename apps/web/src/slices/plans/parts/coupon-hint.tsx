import { billingTexts, reducedPrice } from '@casefolio/domain/messages/plans';
import Box from '@mui/material/Box';
import { CheckIcon, CloseIcon } from '../../../ui/icons.tsx';
import type { Quote } from '../quote.ts';

/** Says under the field what a promotional code is worth; an invalid one is no fault, it only changes nothing. */
export function CouponHint({ quote }: { readonly quote: Quote | null }) {
  const isKnown = quote !== null && quote.coupon !== 'none';
  const isValid = quote?.coupon === 'valid';
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        typography: 'caption',
        pt: 0.5,
        color: isValid ? 'success.main' : 'text.secondary',
      }}
    >
      {isKnown && (isValid ? <CheckIcon size={16} /> : <CloseIcon size={16} />)}
      {isKnown && (isValid ? reducedPrice(quote.cents, quote.plan.cents) : billingTexts.couponUnchanged)}
    </Box>
  );
}
