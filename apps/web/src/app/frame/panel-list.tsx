import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { NavLink } from 'react-router';
import type { Destination } from '../navigation.ts';
import { DestinationIcon } from './destination-icon.tsx';

interface PanelListProps {
  readonly destinations: readonly (Pick<Destination, 'to' | 'label'> & Partial<Pick<Destination, 'icon'>>)[];
  readonly onChosen: () => void;
}

/** Places in a side panel, one under the other. */
export function PanelList({ destinations, onChosen }: PanelListProps) {
  return (
    <List sx={{ px: 1 }}>
      {destinations.map(({ to, label, icon }) => (
        <ListItem key={`${to} ${label}`} disablePadding>
          <ListItemButton
            component={NavLink}
            to={to}
            end
            onClick={onChosen}
            sx={{ borderRadius: 1, minHeight: 48, '&[aria-current="page"]': { color: 'primary.main' } }}
          >
            {icon && (
              <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>
                <DestinationIcon icon={icon} />
              </ListItemIcon>
            )}
            <ListItemText primary={label} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
