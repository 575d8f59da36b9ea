import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../loading/lazyPart.tsx';
import type { Lost } from '../loading/lazyPart.tsx';
import { subscribeToToasts, waitingToasts } from './toasts.ts';

const useWaiting = () =>
  useSyncExternalStore(
    subscribeToToasts,
    () => waitingToasts().length,
    () => 0,
  );

/** Rendered if the toasts' code did not load: tries to load the code again for each new toast. */
function LostStack({ retry }: Lost) {
  const waiting = useWaiting();
  const ask = useEffectEvent(retry);
  useEffect(() => {
    if (waiting > 0) ask();
  }, [waiting]);
  return null;
}

/** Shows the toasts. Preload it where a toast may be shown without a network. */
export const ToastStack = lazyPart(
  async () => (await import('./ToastStack.tsx')).ToastStack,
  LostStack,
);

/** Renders nothing until the first toast is requested. Used once, at the end of the app. */
export function ToastHost() {
  const waiting = useWaiting();
  const [isUsed, setIsUsed] = useState(false);
  if (waiting > 0 && !isUsed) setIsUsed(true);
  return <Suspense>{isUsed && <ToastStack />}</Suspense>;
}
