import { RegistryIcon } from '../../ui/front-icons.tsx';
import { CalculatorIcon, DashboardIcon, MailIcon, PlanIcon, ProfileIcon, UsersIcon } from '../../ui/icons.tsx';
import type { Destination } from '../navigation.ts';

const icons = {
  dashboard: DashboardIcon,
  registries: RegistryIcon,
  calculator: CalculatorIcon,
  users: UsersIcon,
  mail: MailIcon,
  profile: ProfileIcon,
  plan: PlanIcon,
};

export function DestinationIcon({ icon }: Pick<Destination, 'icon'>) {
  const Icon = icons[icon];
  return <Icon size={22} />;
}
