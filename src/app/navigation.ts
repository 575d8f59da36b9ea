import useMediaQuery from '@mui/material/useMediaQuery';
import { useMatch, useNavigate } from 'react-router';
import { paths } from '../config/paths.ts';
import { useAppDispatch, useAppSelector } from '../store/app/hooks.ts';
import { selectStep, stepTaken } from '../store/lookup/lookupSlice.ts';
import { selectIsSignedIn } from '../store/session/sessionSlice.ts';
import { mobileWindow } from '../theme/windows.ts';

/** The three navigation bars: back and cart, back alone, or logo and account. */
type NavbarVariant = 'lookup' | 'checkout' | 'full';

/** Returns the navigation bar for a path, of which only the first segment counts. */
export function navbarVariant(pathname: string): NavbarVariant {
  // Case-insensitive, as the router is.
  const path = `/${pathname.split('/')[1] ?? ''}`.toLowerCase();
  const isAt = (url: string) => path === url.toLowerCase();
  if (isAt(paths.lookup) || isAt(paths.cart)) return 'lookup';
  return isAt(paths.checkout) ? 'checkout' : 'full';
}

/** The target of the cart icon: guests see the cart beside the lookup, except on a phone. */
export function useCartPath(): string {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isMobile = useMediaQuery(mobileWindow);
  return isSignedIn || isMobile ? paths.cart : paths.lookup;
}

/**
 * The action of "Volver". A payer goes to their accounts, and a guest to the lookup. Within the
 * lookup, a guest goes one step back, and from the first step to the home page.
 */
export function useGoBack(): () => void {
  const isLookup = useMatch(paths.lookup) !== null;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const step = useAppSelector(selectStep);
  return () => {
    if (isSignedIn) return void navigate(paths.accounts);
    if (!isLookup) return void navigate(paths.lookup);
    if (step === 0) return void navigate(paths.home);
    dispatch(stepTaken(step === 2 ? 1 : 0));
  };
}
