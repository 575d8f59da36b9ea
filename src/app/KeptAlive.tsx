import { Activity, Suspense, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useMatch } from 'react-router';
import { Arrival } from './Arrival.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/** A position on a screen: the last focused element, and the scroll position in px. */
interface Place {
  focused?: HTMLElement;
  top: number;
}

/**
 * Tracks the position on a screen from `enter` until the function that it returns is called.
 * `comeBack` restores it and returns whether there was one. Focus and scrolling by the screen
 * itself as it reappears do not count.
 */
function createPlace() {
  const now: Place = { top: 0 };
  let left: Place = { top: 0 };
  const noteScroll = () => {
    now.top = window.scrollY;
  };
  return {
    enter() {
      window.addEventListener('scroll', noteScroll, { passive: true });
      return () => {
        window.removeEventListener('scroll', noteScroll);
        left = { ...now };
      };
    },
    noteFocus(target: HTMLElement) {
      now.focused = target;
    },
    comeBack: () => {
      left.focused?.focus({ preventScroll: true });
      if (left.focused) window.scrollTo(0, left.top);
      return left.focused !== undefined;
    },
  };
}

interface KeptAliveProps {
  path: string;
  title: string;
  children: ReactNode;
}

/**
 * A screen that is mounted at its first visit and only hidden afterwards: its values, focus and
 * scroll position come back with it (spec 2, /usuario/registro). A new `key` discards it.
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
        <div onFocus={({ target }) => place.noteFocus(target)}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Arrival title={title} comeBack={place.comeBack}>
              {children}
            </Arrival>
          </Suspense>
        </div>
      </Activity>
    )
  );
}
