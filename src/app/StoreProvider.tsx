import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ReactReduxContext } from 'react-redux';
import type { ReactReduxContextValue } from 'react-redux';
import type { Portal } from './startPortal.ts';

/** The hooks use only `addNestedSub` of a subscription. */
type Subscription = ReactReduxContextValue['subscription'];

/**
 * Provides the store to react-redux's hooks; `pristine` is the state of prerendered markup. The
 * library's own `Provider` keeps the state that it was mounted with, after a reload a payer's, even
 * beyond their logout (trust T08).
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
