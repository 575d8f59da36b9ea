import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../ui/IconButton.tsx';
import { CloseIcon, MenuIcon } from '../ui/firstIcons.tsx';
import { CartLink } from './CartLink.tsx';
import { useIsMobile } from './navigation.ts';

/** Each hides where the other shows, also in markup that does not know its window yet. */
const Wide = styled('span')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
const Narrow = styled('span')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));
const Menu = styled('div')({
  flexBasis: '100%',
  display: 'grid',
  gap: 8,
  paddingBlock: 8,
  '& [data-variant=text]': { width: '100%', justifyContent: 'flex-start' },
});

/** The navigation's links and the cart; below 576 px the links stand behind a toggle (spec 2). */
export function NavMenu({ children, end }: { children: ReactNode; end?: ReactNode }) {
  const isMobile = useIsMobile();
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  // It was opened on a page, and on a narrow screen: at 576 px and above the flag is reset.
  if (isMobile === false && openOn !== undefined) setOpenOn(undefined);
  const isOpen = openOn === pathname;
  return (
    <>
      {!isMobile && <Wide>{children}</Wide>}
      <CartLink />
      {!isMobile && <Wide>{end}</Wide>}
      {isMobile !== false && (
        <Narrow>
          <IconButton
            aria-label="Menú"
            aria-expanded={isOpen}
            onClick={() => setOpenOn(isOpen ? undefined : pathname)}
          >
            {isOpen ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
        </Narrow>
      )}
      {isMobile && isOpen && (
        <Menu>
          {children}
          {end}
        </Menu>
      )}
    </>
  );
}
