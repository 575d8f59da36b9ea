import { Activity, Suspense, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useMatch } from 'react-router';
import { Arrival, ArrivingScreen } from './Arrival.tsx';

/**
 * Tracks the scroll position of a screen (px) from `enter` until the function that it returns is
 * called; `comeBack` restores it. Scrolling by the screen itself as it reappears does not count.
 */
function createPlace() {
  let now = 0;
  let left = 0;
  const noteScroll = () => {
    now = window.scrollY;
  };
  return {
    enter() {
      window.addEventListener('scroll', noteScroll, { passive: true });
      return () => {
        window.removeEventListener('scroll', noteScroll);
        left = now;
      };
    },
    comeBack: () => window.scrollTo(0, left),
  };
}

interface KeptAliveProps {
  path: string;
  title: string;
  children: ReactNode;
}

/**
 * A screen that is mounted at its first visit and only hidden afterwards, so that its values and
 * scroll position return with it. A new `key` discards it.
 */
export function KeptAlive({ path, title, children }: KeptAliveProps) {
  const isShown = useMatch(path) !== null;
  const [isBuilt, setBuilt] = useState(isShown);
  if (isShown && !isBuilt) setBuilt(true);
  const [place] = useState(createPlace);
  // A layout effect is cleaned up in the commit that hides the screen, before the browser scrolls
  // the shorter page.
  useLayoutEffect(() => (isShown ? place.enter() : undefined), [isShown, place]);
  return (
    isBuilt && (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Suspense fallback={<ArrivingScreen title={title} />}>
          <Arrival title={title} comeBack={place.comeBack}>
            {children}
          </Arrival>
        </Suspense>
      </Activity>
    )
  );
}
