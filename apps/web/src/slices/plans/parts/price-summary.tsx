import { billingTexts as texts, price, pricePer } from '@casefolio/domain/messages/plans';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Quote } from '../quote.ts';
import { CouponHint } from './coupon-hint.tsx';

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
        {children}
      </Box>
    </Box>
  );
}

/** The plan and what it costs per period; a valid code crosses the former price out. */
export function PriceSummary({ quote }: { readonly quote: Quote }) {
  const { plan, cents, coupon } = quote;
  return (
    <Box sx={{ p: 2, mb: 3, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
        <Row label={texts.plan}>{plan.name}</Row>
        <Row label={texts.cost}>
          {coupon === 'valid' && (
            <Box component="s" sx={{ color: 'text.secondary', fontWeight: 400, mr: 1 }}>
              {price(plan.cents)}
            </Box>
          )}
          {pricePer(cents, plan.period)}
        </Row>
      </Box>
      <CouponHint quote={quote} />
    </Box>
  );
}
