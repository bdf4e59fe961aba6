import Box from '@mui/material/Box';
import type { Feature } from '@casefolio/domain/messages/home';
import { CodesIcon, FormIcon, LockIcon, RegistryIcon, ShareIcon } from '../../../ui/icons.tsx';
import { Prose } from './prose.tsx';

const icons = { form: FormIcon, codes: CodesIcon, registry: RegistryIcon, share: ShareIcon, lock: LockIcon };

/** One thing the product does: its sign, its name, and a sentence or two. */
export function FeatureText({ icon, title, body }: Feature) {
  const Icon = icons[icon];
  return (
    <>
      <Box component="span" sx={{ display: 'inline-flex', color: 'primary.main' }}>
        <Icon size={28} />
      </Box>
      <Box component="h3" sx={{ typography: 'h3', mt: 1.5, mb: 1 }}>
        {title}
      </Box>
      <Prose>{body}</Prose>
    </>
  );
}
