import { createContext, use } from 'react';
import { useAppSelector } from './hooks.ts';

/** Resolves once the bank is connected to the store (`connectBank`); given by `App`. */
export const BankReadyContext = createContext<Promise<unknown>>(Promise.resolve());

/** Suspends until the bank can be asked: for what may render before RTK Query has joined the store. */
export function useBankReady(): void {
  const ready = use(BankReadyContext);
  const isConnected = useAppSelector((state) => 'bank' in state);
  if (!isConnected) use(ready);
}
