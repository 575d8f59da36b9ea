import { Suspense } from 'react';
import { useSoon } from '../ui/hooks/useSoon.ts';
import { lazyPart, nothing } from '../ui/loading/lazyPart.tsx';

const Dock = lazyPart(async () => (await import('./Dock.tsx')).Dock, nothing);

/** What is said at the bottom of every page; its code loads once the page can be used. */
export function BottomDock() {
  const isSoon = useSoon();
  return <Suspense>{isSoon && <Dock />}</Suspense>;
}
