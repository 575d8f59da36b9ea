import { act } from '@testing-library/react';
import { configureAxe } from 'jest-axe';

// jsdom has no layout: colours and target sizes are checked in the real browser (e2e).
const axe = configureAxe({ rules: { 'color-contrast': { enabled: false } } });

/** Fails unless axe, best practices included, finds nothing in the page as it stands (trust T25, ruling 47). */
export async function expectNoAxeViolations(): Promise<void> {
  // A window or toast that ends its transition meanwhile updates the page.
  const { violations } = await act(() => axe(document.body));
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${failureSummary ?? ''}\n  ${html}`),
  );
  expect(found).toEqual([]);
}
