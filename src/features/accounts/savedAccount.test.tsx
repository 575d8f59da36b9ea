import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { Account } from '../../api/accountSchema.ts';
import { useRevealSavedAccount } from './savedAccount.ts';

const listed = ['a-1', 'a-2'].map((id) => ({ id }) as Account);

/** How often the next page is loaded when the list holds a-1 and a-2. */
function pagesAskedFor(state: unknown): number {
  const loadNext = jest.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/inicio/cuentas', state }]}>
      {children}
    </MemoryRouter>
  );
  renderHook(() => useRevealSavedAccount(listed, loadNext), { wrapper });
  return loadNext.mock.calls.length;
}

it.each([
  ['one that the list does not hold yet', { savedId: 'a-9' }, 1],
  ['one that it holds', { savedId: 'a-2' }, 0],
  ['none', null, 0],
])('who has just saved %s', (_name, state, pages) => {
  expect(pagesAskedFor(state)).toBe(pages);
});
