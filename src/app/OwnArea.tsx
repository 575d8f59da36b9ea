import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import { Outlet } from 'react-router';
import { useAppDispatch } from '../store/hooks.ts';
import { screenModalChanged } from '../store/modalsSlice.ts';
import { gutter, pageColumn } from '../theme/pageFrame.ts';
import { theme } from '../theme/theme.ts';
import { ScreenModalContext } from '../ui/modals/screenModal.ts';
import { SideMenu } from './SideMenu.tsx';

const Frame = styled('div')({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    ...pageColumn(),
    paddingInline: '20px 0',
  },
  '@media print': { display: 'block' },
});
const Side = styled('div')({
  // The text of the menu aligns with the page, not its padding.
  padding: `16px calc(${gutter} - 12px) 0`,
  '@media print': { display: 'none' },
  [theme.breakpoints.up('lg')]: { padding: '48px 0 0' },
});
/** Every screen starts at the menu's edge, whatever its width. */
const Content = styled('div')({ '&& > *': { marginInline: 0 } });

/** The payer's own area: its screens with the side menu beside them. */
export function OwnArea() {
  const dispatch = useAppDispatch();
  const reportModal = useCallback(
    (isOpen: boolean) => dispatch(screenModalChanged({ isOpen })),
    [dispatch],
  );
  return (
    <ScreenModalContext value={reportModal}>
      <Frame>
        <Side>
          <SideMenu />
        </Side>
        <Content>
          <Outlet />
        </Content>
      </Frame>
    </ScreenModalContext>
  );
}
