import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { useCallback } from 'react';
import { NavLink, Outlet } from 'react-router';
import { paths } from '../config/paths.ts';
import { useAppDispatch } from '../store/app/hooks.ts';
import { screenModalChanged } from '../store/session/modalsSlice.ts';
import { gutter } from '../theme/pageFrame.ts';
import { strongContrast } from '../theme/tokens.ts';
import { ScreenModalContext } from '../ui/modals/screenModal.ts';

function SideMenu() {
  return (
    <nav aria-label="Menú lateral">
      <List
        disablePadding
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          flexDirection: { lg: 'column' },
          [strongContrast]: { gap: 1 },
        }}
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

/**
 * The layout of a signed-in payer's screens: the side menu, and the current screen beside or below
 * it.
 */
export function OwnArea() {
  const dispatch = useAppDispatch();
  const reportModal = useCallback(
    (isOpen: boolean) => dispatch(screenModalChanged({ isOpen })),
    [dispatch],
  );
  return (
    <ScreenModalContext value={reportModal}>
      <Container
        sx={{
          paddingInline: { xs: 0, lg: 'calc(32px + var(--outdent)) 0' },
          display: { lg: 'grid' },
          gridTemplateColumns: '200px minmax(0, 1fr)',
          // Aligns the screens with the edge of the menu instead of centring them.
          '--page-margin': 0,
          '@media print': { display: 'block' },
        }}
      >
        <Box
          sx={{
            // The text of the menu items, not their boxes, aligns with the page.
            px: { xs: `calc(${gutter} + var(--outdent))`, lg: 0 },
            pt: { xs: 2, lg: 6 },
            '@media print': { display: 'none' },
          }}
        >
          <SideMenu />
        </Box>
        <Outlet />
      </Container>
    </ScreenModalContext>
  );
}
