import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to the element with the id `anchor` and focuses it, if the page has one. If the element
 * is a question, opens its answer and focuses the question's button.
 */
function goTo(anchor: string): void {
  const target = document.getElementById(anchor);
  if (!target) return;
  const question = target.querySelector('button');
  if (question?.ariaExpanded === 'false') question.click();
  (question ?? target).focus({ preventScroll: true });
  target.scrollIntoView();
}

/**
 * Scrolls to the element of the URL's fragment and focuses it. After a page load the browser does
 * not find the element, because the content is rendered later. Render this component in the
 * Suspense boundary of the element: the effect then runs after hydration, before which a click on a
 * question does not open its answer.
 */
export function Anchor() {
  const { hash } = useLocation();
  useEffect(() => {
    const anchor = hash.slice(1);
    if (anchor) goTo(anchor);
  }, [hash]);
  return null;
}
