import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Space in px that the navigation bar takes at the top of the view. */
const barHeight = 96;

/** Brings the element that the URL's fragment names to the top, with the focus on it; an answer opens. */
function goTo(anchor: string): void {
  const target = document.getElementById(anchor);
  if (!target) return;
  if (target instanceof HTMLDetailsElement) target.open = true;
  const focused = target.querySelector<HTMLElement>('summary') ?? target;
  focused.focus({ preventScroll: true });
  window.scrollTo(0, target.getBoundingClientRect().top + window.scrollY - barHeight);
}

/** Follows the URL's fragment on this page: the browser itself cannot, as the page's code arrives after its address. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const anchor = hash.slice(1);
    if (anchor) goTo(anchor);
  }, [hash]);
}
