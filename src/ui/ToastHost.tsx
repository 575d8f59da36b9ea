import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { subscribeToToasts, toastGeneration, waitingToasts } from './toasts.ts';

const nobody = () => 0;

/** The place of the toasts; their code is loaded with the first one. Stands once, at the end of the app. */
export function ToastHost() {
  const [Stack, setStack] = useState<ComponentType>();
  const waiting = useSyncExternalStore(subscribeToToasts, () => waitingToasts().length, nobody);
  const generation = useSyncExternalStore(subscribeToToasts, toastGeneration, nobody);
  useEffect(() => {
    if (waiting === 0 || Stack) return;
    import('./ToastStack.tsx').then(
      (module) => setStack(() => module.ToastStack),
      // Without its code a toast waits for the next one's attempt; it must not take the page down.
      () => undefined,
    );
  }, [waiting, Stack]);
  return Stack ? <Stack key={generation} /> : null;
}
