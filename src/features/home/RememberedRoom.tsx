import Box from '@mui/material/Box';
import { Suspense, useEffect } from 'react';
import { useAppSelector, useAppStore } from '../../store/app/hooks.ts';
import { selectRemembered } from '../../store/device/rememberedAccountsSlice.ts';
import { lazyPart } from '../../ui/loading/lazyPart.tsx';
import { roomOf } from './room.ts';

const RememberedAccounts = lazyPart(
  async () => (await import('./RememberedAccounts.tsx')).RememberedAccounts,
);

/**
 * A custom property: `public/index.html` sets it to the number of stored accounts before the first
 * paint.
 */
const counted = '--remembered';

/**
 * The accounts that this device remembers for a guest; their code loads only if there are any.
 * Their height is reserved from the first paint, so that the page does not shift.
 */
export function RememberedRoom() {
  const store = useAppStore();
  const accounts = useAppSelector(selectRemembered);
  useEffect(() => {
    // Without accounts, the property is removed, so that no room is reserved. The store is read,
    // too: during hydration `accounts` is still empty, as in the prerendered page.
    if (accounts.length > 0 || selectRemembered(store.getState()).length > 0) return;
    document.documentElement.style.removeProperty(counted);
  }, [store, accounts]);
  const room = <Box sx={{ minHeight: roomOf(accounts.length || `var(${counted}, 0)`) }} />;
  if (accounts.length === 0) return room;
  return (
    <Suspense fallback={room}>
      <RememberedAccounts accounts={accounts} />
    </Suspense>
  );
}
