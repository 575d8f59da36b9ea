import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { mobileWindow, wideWindow } from '../theme/windows.ts';
import { CloseIcon, MenuIcon } from '../ui/icons/firstIcons.tsx';
import { CartLink } from './CartLink.tsx';

// The prerendered page is for any width: it contains the wide and the narrow navigation, and CSS
// hides one.
const wide = { display: { xs: 'none', sm: 'contents' } };
const narrow = { display: { sm: 'none' } };

/** The navigation's links and the cart; below 576 px the links are behind a toggle. */
export function NavMenu({ children, end }: { children: ReactNode; end?: ReactNode }) {
  const isMobile = useMediaQuery(mobileWindow, { defaultMatches: true });
  const isWide = useMediaQuery(wideWindow, { defaultMatches: true });
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === key;
  // Closes the menu after a navigation, and at 576 px and above.
  if (openOn !== undefined && (!isMobile || !isOpen)) setOpenOn(undefined);
  return (
    <>
      {isWide && <Box sx={wide}>{children}</Box>}
      <CartLink />
      {isWide && <Box sx={wide}>{end}</Box>}
      {isMobile && (
        <>
          <IconButton
            aria-label="Menú"
            aria-expanded={isOpen}
            onClick={() => setOpenOn(isOpen ? undefined : key)}
            sx={narrow}
          >
            {isOpen ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
          {isOpen && (
            <Stack spacing={1} sx={{ flexBasis: '100%', py: 1 }}>
              {children}
              {end}
            </Stack>
          )}
        </>
      )}
    </>
  );
}
