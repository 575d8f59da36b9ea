import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { palette, theme } from '../theme/theme.ts';
import { CloseIcon, MenuIcon } from '../ui/icons/firstIcons.tsx';
import { CartLink } from './CartLink.tsx';
import { useIsMobile } from './navigation.ts';

/**
 * One shows from 576 px, the other below it; in CSS, because prerendered markup does not know the
 * width.
 */
const Wide = styled('span')({
  display: 'contents',
  [theme.breakpoints.down('sm')]: { display: 'none' },
});
const Narrow = styled('span')({
  display: 'contents',
  [theme.breakpoints.up('sm')]: { display: 'none' },
});
const Menu = styled('div')({
  flexBasis: '100%',
  display: 'grid',
  gap: 8,
  paddingBlock: 8,
  '& [data-variant=text]': { width: '100%', justifyContent: 'flex-start' },
  // A visitor's two buttons look alike.
  '& > button[data-variant=text]': {
    justifyContent: 'center',
    borderColor: palette.line.strong,
    backgroundColor: palette.background.paper,
  },
});

/** The navigation's links and the cart; below 576 px the links are behind a toggle. */
export function NavMenu({ children, end }: { children: ReactNode; end?: ReactNode }) {
  const isMobile = useIsMobile();
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === key;
  // The open flag belongs to one visit of a path and is reset at 576 px and above.
  if (openOn !== undefined && (isMobile === false || !isOpen)) setOpenOn(undefined);
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
            onClick={() => setOpenOn(isOpen ? undefined : key)}
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
