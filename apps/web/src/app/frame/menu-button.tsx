import { shellLabels } from '@casefolio/domain/messages/shell';
import { IconAction } from '../../ui/icon-action.tsx';
import { MenuIcon } from '../../ui/front-icons.tsx';

interface MenuButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** Opens the side panel of small screens. */
export function MenuButton({ isOpen, onOpen }: MenuButtonProps) {
  return (
    <IconAction type="button" aria-label={shellLabels.openMenu} aria-expanded={isOpen} onClick={onOpen}>
      <MenuIcon />
    </IconAction>
  );
}
