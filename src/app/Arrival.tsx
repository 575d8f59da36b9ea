import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

/** Where somebody arrives. */
export interface ArrivalProps {
  title: string;
  /** Goes to where a kept screen was left instead, and says whether it was. */
  comeBack?: () => boolean;
  children: ReactNode;
}

/**
 * Names the page and, after a change of route, moves the focus to its heading and the view to its top (trust T28).
 * Inside the screen's Suspense boundary, so that the heading stands when this runs.
 */
export function Arrival({ title, comeBack, children }: ArrivalProps) {
  const { key, hash } = useLocation();
  const [staysPut] = useState(key === 'default' || hash !== '');
  useEffect(() => {
    document.title = `${title} · Portal de Pagos`;
  }, [title]);
  useEffect(() => {
    // The first page is the browser's to place, a fragment the screen's own.
    if (comeBack?.() || staysPut) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [staysPut, comeBack]);
  return children;
}
