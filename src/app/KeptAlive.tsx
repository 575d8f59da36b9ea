import { Activity, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMatch } from 'react-router';
import { PageContainer } from '../ui/PageContainer.tsx';
import { PageSkeleton } from '../ui/Skeletons.tsx';
import { Arrival } from './Arrival.tsx';

/** Where somebody is on a screen: what was focused last, and how far down in px. */
interface Place {
  focused?: HTMLElement;
  top: number;
}

/**
 * Follows the place on a screen while it is shown. `comeBack` goes where it was left and says whether it ever was;
 * what the screen itself focuses or scrolls as it shows again does not count.
 */
function usePlace(isShown: boolean) {
  const now = useRef<Place>({ top: 0 });
  const left = useRef<Place>(undefined);
  // A layout effect ends with the commit that hides the screen, before the browser scrolls the shorter page.
  useLayoutEffect(() => {
    if (!isShown) return;
    const noteScroll = () => void (now.current.top = window.scrollY);
    window.addEventListener('scroll', noteScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', noteScroll);
      left.current = { ...now.current };
    };
  }, [isShown]);
  const noteFocus = useCallback((target: HTMLElement) => void (now.current.focused = target), []);
  const comeBack = useCallback(() => {
    if (!left.current?.focused) return false;
    left.current.focused.focus({ preventScroll: true });
    window.scrollTo(0, left.current.top);
    return true;
  }, []);
  return { noteFocus, comeBack };
}

/** A screen that outlives its route. */
export interface KeptAliveProps {
  path: string;
  title: string;
  children: ReactNode;
}

/**
 * A screen that is built at its first visit and from then on only hidden: what was typed, the focus and the scroll position come back
 * with it (spec 2, /usuario/registro). A new `key` forgets it.
 */
export function KeptAlive({ path, title, children }: KeptAliveProps) {
  const isShown = useMatch(path) !== null;
  const [isBuilt, setBuilt] = useState(isShown);
  if (isShown && !isBuilt) setBuilt(true);
  const { noteFocus, comeBack } = usePlace(isShown);
  return (
    isBuilt && (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <div onFocus={({ target }) => noteFocus(target)}>
          <Suspense
            fallback={
              <PageContainer>
                <PageSkeleton />
              </PageContainer>
            }
          >
            <Arrival title={title} comeBack={comeBack}>
              {children}
            </Arrival>
          </Suspense>
        </div>
      </Activity>
    )
  );
}
