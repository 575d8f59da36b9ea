import { act } from '@testing-library/react';
import { configureAxe } from 'jest-axe';
import { isSample, seed } from './runs.ts';

// Contrast is checked in the real browser only (e2e), because jsdom has no layout.
const axe = configureAxe({
  resultTypes: ['violations'],
  rules: { 'color-contrast': { enabled: false } },
});

/**
 * If `isSample` is true, axe checks only one page in this many, because checking all of them takes
 * a seventh of the run.
 */
const sampled = 6;
let pages = seed;

/**
 * Fails unless axe, including its best practices, finds nothing in the current page
 * (docs/trust.md, T25).
 */
export async function expectNoAxeViolations(): Promise<void> {
  pages += 1;
  if (isSample && pages % sampled > 0) return;
  // `act` is needed, because a transition that ends meanwhile updates the page.
  const { violations } = await act(() => axe(document.body));
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${failureSummary ?? ''}\n  ${html}`),
  );
  expect(found).toEqual([]);
}
