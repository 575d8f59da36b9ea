import { CartBar } from '../features/cart/CartBar.tsx';
import { CartPanel } from '../features/cart/CartPanel.tsx';
import { LookupScreen } from '../features/lookup/LookupScreen.tsx';

/** The lookup with the cart beside it, or below it on a phone. */
export function LookupPage() {
  return (
    <>
      <LookupScreen aside={<CartPanel />} />
      <CartBar />
    </>
  );
}
