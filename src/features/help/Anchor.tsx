import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to the element with this id and focuses it. If the element is a question, its answer is
 * opened and its button gets the focus.
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
 * Scrolls to the element of the URL's fragment. The browser cannot do so, because it looks for the
 * element before the content is rendered. Render this component in the Suspense boundary of that
 * element: its effect then runs after hydration, when a click on a question opens the answer.
 */
export function Anchor() {
  const { hash } = useLocation();
  useEffect(() => {
    const anchor = hash.slice(1);
    if (anchor) goTo(anchor);
  }, [hash]);
  return null;
}
