import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls the element with this id to the top and focuses it; a closed answer is opened. */
function goTo(anchor: string): void {
  const target = document.getElementById(anchor);
  if (!target) return;
  const question = target.querySelector('button');
  if (question?.ariaExpanded === 'false') question.click();
  (question ?? target).focus({ preventScroll: true });
  target.scrollIntoView();
}

/**
 * Follows the URL's fragment: the browser cannot, as the page's content is rendered after it has
 * looked for the target.
 */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const anchor = hash.slice(1);
    if (anchor) goTo(anchor);
  }, [hash]);
}
