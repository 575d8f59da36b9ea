import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ReactReduxContext } from 'react-redux';
import type { ReactReduxContextValue } from 'react-redux';
import type { Portal } from './createPortal.ts';

/** Of a subscription the hooks ask for `addNestedSub` alone. */
type Subscription = ReactReduxContextValue['subscription'];

/**
 * The store for react-redux's hooks; `pristine` is the state of prerendered markup. The library's own `Provider` keeps the state that it
 * was mounted with for as long as it stands: after a reload a payer's, beyond their logout (trust T08).
 */
export function StoreProvider({
  store,
  pristine,
  children,
}: Pick<Portal, 'store' | 'pristine'> & { children: ReactNode }) {
  const value = useMemo(
    () => ({
      store,
      subscription: { addNestedSub: (listener) => store.subscribe(listener) } as Subscription,
      getServerState: () => pristine,
    }),
    [store, pristine],
  );
  return <ReactReduxContext value={value}>{children}</ReactReduxContext>;
}
