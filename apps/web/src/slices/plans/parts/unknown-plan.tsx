import { billingTexts as texts } from '@casefolio/domain/messages/plans';
import Box from '@mui/material/Box';
import { LinkButton } from '../../../ui/link-button.tsx';

/** The address names a plan that is not sold: two ways on. */
export function UnknownPlan() {
  return (
    <>
      <Box component="p" sx={{ m: 0, mb: 3 }}>
        {texts.unknownBody}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to="/Plans" size="large">
          {texts.seePlans}
        </LinkButton>
        <LinkButton to="/signup" size="large" look="outlined">
          {texts.signUpFree}
        </LinkButton>
      </Box>
    </>
  );
}
