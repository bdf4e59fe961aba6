import { caseDetailTexts as texts, percent } from '@casefolio/domain/messages/case-detail';
import Box from '@mui/material/Box';
import { heardOnly } from '../../../../ui/heard-only.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import type { FullCase } from '../../hooks/use-case.ts';
import { ClampedText } from './clamped-text.tsx';
import { Totals } from './totals.tsx';

interface ModifierSectionProps {
  readonly modifier: NonNullable<FullCase['cpt_modifier']>;
  readonly theCase: FullCase;
}

/** The one modifier of a case, and what it makes of its RVUs. */
export function ModifierSection({ modifier, theCase }: ModifierSectionProps) {
  return (
    <Sheet title={texts.modifier}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {modifier.id}
        </Box>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <ClampedText text={modifier.description} lines={5} />
        </Box>
        <Box component="span" sx={heardOnly}>
          {texts.percentage}
        </Box>
        <span>{percent(modifier.percentage)}</span>
      </Box>
      <Totals isHidden={theCase.plan_hides} lines={[[texts.afterModifier, theCase.reimbursable_after_modifier]]} />
    </Sheet>
  );
}
