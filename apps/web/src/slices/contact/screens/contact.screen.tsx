import { contactMessages as texts } from '@casefolio/domain/messages/contact';
import { screenTitles } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Content } from '../../../ui/content.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ContactForm } from '../parts/contact-form.tsx';
import { DemoRequestDialog } from '../parts/demo-request-dialog.tsx';
import { SupportAddresses } from '../parts/support-addresses.tsx';

// On a phone the form comes before the other ways; on a desk it stands beside everything.
const places = {
  display: 'grid',
  columnGap: 8,
  gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"lead" "form" "ways"', md: '"lead form" "ways form"' },
  py: { md: 4 },
};

const sheet = {
  gridArea: 'form',
  p: { sm: 4 },
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: 1,
  backgroundColor: { sm: 'background.paper' },
};

/** Who wants to reach us: by form, by mail, or to see the product. */
export function ContactScreen() {
  const [demo, setDemo] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <Content>
      <Box sx={places}>
        <Box sx={{ gridArea: 'lead', mb: 4 }}>
          <PageHeading title={screenTitles.contact} />
          <Box component="p" sx={{ m: 0, color: 'text.secondary', maxWidth: '46ch' }}>
            {texts.lead.text}
          </Box>
        </Box>
        <Box sx={sheet}>
          <ContactForm />
        </Box>
        <Box sx={{ gridArea: 'ways', mt: { xs: 5, md: 0 } }}>
          <Box component="h2" sx={{ typography: 'h3', m: 0, mb: 1 }}>
            {texts.writeDirectly.text}
          </Box>
          <SupportAddresses />
          <Box sx={{ mt: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}>
            <Box component="p" sx={{ m: 0, mb: 1.5, color: 'text.secondary' }}>
              {texts.demoLead.text}
            </Box>
            <Button variant="outlined" onClick={() => setDemo('open')}>
              {texts.requestDemo.text}
            </Button>
          </Box>
        </Box>
      </Box>
      {demo !== 'unopened' && <DemoRequestDialog open={demo === 'open'} onClose={() => setDemo('closed')} />}
    </Content>
  );
}
