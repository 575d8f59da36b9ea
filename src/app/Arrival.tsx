import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Whether somebody has gone anywhere since the page loaded. */
export const HasMovedContext = createContext(false);

/** Whether somebody has gone anywhere since the page loaded: who comes back to its first entry finds the entry's old key. */
export function useHasMoved(): boolean {
  const { key } = useLocation();
  const [first] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  if (key !== first && !hasMoved) setHasMoved(true);
  return hasMoved;
}

/** A page's own title, and the portal's. */
export const documentTitle = (title: string) => `${title} · Portal de Pagos`;

/** Where somebody arrives. */
export interface ArrivalProps {
  title: string;
  /** Goes to where a kept screen was left instead, and says whether it was. */
  comeBack?: () => boolean;
  children: ReactNode;
}

/**
 * Names the page and, after a change of route, moves the focus to its heading and, unless the browser goes back or forward, the view to
 * its top (trust T28). Inside the screen's Suspense boundary, so that the heading stands when this runs.
 */
export function Arrival({ title, comeBack, children }: ArrivalProps) {
  const { hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const hasMoved = use(HasMovedContext);
  const [staysPut] = useState(!hasMoved || hash !== '');
  const [staysThere] = useState(isReturn);
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  useEffect(() => {
    // The first page is the browser's to place, a fragment the screen's own.
    if (comeBack?.() || staysPut) return;
    if (!staysThere) window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [staysPut, staysThere, comeBack]);
  return children;
}
