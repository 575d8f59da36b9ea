import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { Account } from '../../api/accountSchema.ts';
import { isOn } from '../../lib/isOn.ts';
import { useRevealSavedAccount } from './savedAccount.ts';

const listed = ['a-1', 'a-2'].map((id) => ({ id }) as Account);

/** Runs the hook with this navigation state while the accounts a-1 and a-2 are loaded. */
function arrive(state: unknown) {
  const loadNext = jest.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/inicio/cuentas', state }]}>
      {children}
    </MemoryRouter>
  );
  const hook = renderHook(
    ({ accounts }) => {
      useRevealSavedAccount(accounts, loadNext);
      return useLocation().state as unknown;
    },
    { wrapper, initialProps: { accounts: listed } },
  );
  return { ...hook, loadNext };
}

it.each([
  ['one that the list does not hold yet', { savedId: 'a-9' }, true],
  ['one that it holds', { savedId: 'a-2' }, false],
  ['none', null, false],
  ['something else', { savedId: 9 }, false],
])('who has just saved %s', (_name, state, isLoaded) => {
  const { loadNext, rerender } = arrive(state);
  expect(loadNext.mock.calls.length > 0).toBe(isLoaded);
  loadNext.mockClear();
  rerender({ accounts: [...listed, { id: 'a-9' } as Account] });
  expect(loadNext).not.toHaveBeenCalled();
});

it('the list does not search for a new account that was there and was removed', () => {
  const { loadNext, rerender } = arrive({ savedId: 'a-2' });
  rerender({ accounts: listed.slice(0, 1) });
  expect(loadNext).not.toHaveBeenCalled();
});

it('the portal recognises the screen under any spelling of its URL', () => {
  window.history.replaceState(null, '', '/Inicio/cuentas/agregar/');
  expect(isOn('/inicio/cuentas/agregar')).toBe(true);
  expect(isOn('/inicio/cuentas')).toBe(false);
});

it('the list searches once: a later return to the screen loads no further pages', () => {
  const { result } = arrive({ savedId: 'a-9' });
  expect(result.current).toBeNull();
});
