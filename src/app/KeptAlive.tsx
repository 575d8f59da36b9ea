import { Activity, Suspense, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useMatch } from 'react-router';
import { Arrival, ArrivingScreen } from './Arrival.tsx';

/**
 * `enter` tracks the scroll position (px); the function that it returns ends the tracking and saves
 * the position for `comeBack`. `comeBack` does not use `current`, because the browser may scroll,
 * and thereby change `current`, while the screen reappears.
 */
function createScrollPosition() {
  let current = 0;
  let saved = 0;
  const follow = () => {
    current = window.scrollY;
  };
  return {
    enter() {
      window.addEventListener('scroll', follow, { passive: true });
      return () => {
        window.removeEventListener('scroll', follow);
        saved = current;
      };
    },
    comeBack: () => window.scrollTo(0, saved),
  };
}

interface KeptAliveProps {
  path: string;
  title: string;
  children: ReactNode;
}

/**
 * Mounts a screen at its first visit and hides it, instead of unmounting it, on other routes, so
 * that the next visit finds the values of its fields and its scroll position. A new `key` discards
 * the screen.
 */
export function KeptAlive({ path, title, children }: KeptAliveProps) {
  const isShown = useMatch(path) !== null;
  const [isBuilt, setBuilt] = useState(isShown);
  if (isShown && !isBuilt) setBuilt(true);
  const [position] = useState(createScrollPosition);
  // A layout effect is cleaned up in the commit that hides the screen. A later cleanup could save a
  // wrong position, because the browser scrolls a page that becomes shorter.
  useLayoutEffect(() => (isShown ? position.enter() : undefined), [isShown, position]);
  return (
    isBuilt && (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Suspense fallback={<ArrivingScreen title={title} />}>
          <Arrival title={title} comeBack={position.comeBack}>
            {children}
          </Arrival>
        </Suspense>
      </Activity>
    )
  );
}
