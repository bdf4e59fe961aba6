import type { Feature } from '@casefolio/domain/messages/home';
import { CodesIcon, FormIcon, LockIcon, RegistryIcon, ShareIcon } from '../../../ui/front-icons.tsx';
import { Prose } from './prose.tsx';

const icons = { form: FormIcon, codes: CodesIcon, registry: RegistryIcon, share: ShareIcon, lock: LockIcon };

/** One thing the product does: its sign, its name, and a sentence or two. */
export function FeatureText({ icon, title, body }: Feature) {
  const Icon = icons[icon];
  return (
    <>
      <Icon size={28} />
      <h3>{title}</h3>
      <Prose>{body}</Prose>
    </>
  );
}
