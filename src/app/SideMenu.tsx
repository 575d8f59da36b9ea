import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { NavLink } from 'react-router';
import { paths } from '../config/paths.ts';

/** The side menu of the payer's own area: only an active item with a route is a link. */
export function SideMenu() {
  return (
    <nav aria-label="Menú lateral">
      <List
        disablePadding
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, flexDirection: { lg: 'column' } }}
      >
        <ListItem disablePadding sx={{ width: 'auto' }}>
          <ListItemButton component={NavLink} to={paths.report}>
            Reporte de Pagos
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding sx={{ width: 'auto' }}>
          <ListItemButton component="button" disabled>
            Reembolsos
          </ListItemButton>
        </ListItem>
        <ListItem sx={{ width: 'auto', px: 1.5, color: 'text.secondary' }}>Otros</ListItem>
      </List>
    </nav>
  );
}
