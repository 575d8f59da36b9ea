import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useCallback } from 'react';
import { Outlet } from 'react-router';
import { useAppDispatch } from '../store/app/hooks.ts';
import { screenModalChanged } from '../store/session/modalsSlice.ts';
import { gutter } from '../theme/pageFrame.ts';
import { ScreenModalContext } from '../ui/modals/screenModal.ts';
import { SideMenu } from './SideMenu.tsx';

/** The payer's own area: its screens with the side menu beside them. */
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
          paddingInline: { xs: 0, lg: '20px 0' },
          display: { lg: 'grid' },
          gridTemplateColumns: '200px minmax(0, 1fr)',
          // The screens begin at the menu's edge at any width.
          '--page-margin': 0,
          '@media print': { display: 'block' },
        }}
      >
        <Box
          sx={{
            // Less by 12 px, the menu items' own padding, so that their text aligns with the page.
            px: { xs: `calc(${gutter} - 12px)`, lg: 0 },
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
