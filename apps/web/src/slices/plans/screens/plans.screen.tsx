import { periodLabel, planTexts as texts } from '@casefolio/domain/messages/plans';
import { screenTitles, shellLabels } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Content } from '../../../ui/content.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Trail } from '../../../ui/trail.tsx';
import { InstitutionView } from '../parts/institution-view.tsx';
import { PlanCards } from '../parts/plan-cards.tsx';
import { RadioChoice } from '../parts/radio-choice.tsx';
import { type Choice, choiceIn, queryOf } from '../plans-page.ts';

const periods = (['Monthly', 'Annual'] as const).map((value) => ({ value, label: periodLabel(value) }));
const audiences = [
  { value: 'individual', label: texts.individual },
  { value: 'business', label: texts.business },
] as const;

interface SwitchesProps {
  readonly choice: Choice;
  readonly onChange: (change: Partial<Choice>) => void;
}

function Switches({ choice, onChange }: SwitchesProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: { xs: 3, md: 4 } }}>
      <RadioChoice
        look="segments"
        legend={texts.audience}
        name="audience"
        options={audiences}
        value={choice.audience}
        onChange={(audience) => onChange({ audience })}
      />
      <RadioChoice
        look="segments"
        legend={texts.period}
        name="period"
        options={periods}
        value={choice.period}
        onChange={(period) => onChange({ period })}
      />
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {texts.yearlySaving}
      </Box>
    </Box>
  );
}

/** The plans and their prices. The prices are in the code that both sides share, so there is nothing to wait for. */
export function PlansScreen({ demoForm }: { readonly demoForm: ReactNode }) {
  const [query, setQuery] = useSearchParams();
  // The address follows a moment later; the switch itself must not wait for it.
  const [choice, setChoice] = useState(() => choiceIn(query));
  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    setQuery(queryOf(next), { replace: true, preventScrollReset: true });
  };
  return (
    <Content>
      <Trail label={texts.trail} from={[{ label: shellLabels.home, to: '/' }]} here={shellLabels.plans} />
      <PageHeading title={screenTitles.plans} />
      <Box component="h2" sx={{ typography: 'h2', m: 0 }}>
        {texts.heading}
      </Box>
      <Box component="p" sx={{ m: 0, mt: 1, mb: 3, color: 'text.secondary' }}>
        {texts.lead}
      </Box>
      <Switches choice={choice} onChange={change} />
      {choice.audience === 'business' ? (
        <InstitutionView period={choice.period} demoForm={demoForm} />
      ) : (
        <>
          <PlanCards period={choice.period} />
          <Box component="p" sx={{ m: 0, mt: 2, typography: 'body2', color: 'text.secondary' }}>
            {texts.howCounted}
          </Box>
        </>
      )}
    </Content>
  );
}
