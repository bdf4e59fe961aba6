import { profileLabels, profileTabLabels } from '@casefolio/domain/messages/profile-screen';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface ProfileTabsProps {
  readonly panelIndex: number;
  readonly onChange: (index: number) => void;
  /** The panel that is shown. */
  readonly children: ReactNode;
}

/** The six tabs; on a phone they are pushed sideways. */
export function ProfileTabs({ panelIndex, onChange, children }: ProfileTabsProps) {
  const id = useId();
  return (
    <>
      <Box sx={{ mt: 3, borderBottom: 1, borderColor: 'divider' }}>
        <Tabs
          value={panelIndex}
          variant="scrollable"
          scrollButtons="auto"
          aria-label={profileLabels.tabs}
          onChange={(_event, index: number) => onChange(index)}
        >
          {profileTabLabels.map((label, index) => (
            <Tab
              key={label}
              label={label}
              id={`${id}-tab-${index}`}
              aria-controls={index === panelIndex ? `${id}-panel` : undefined}
            />
          ))}
        </Tabs>
      </Box>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${panelIndex}`} sx={{ pt: 3 }}>
        {children}
      </Box>
    </>
  );
}
