import { act, fireEvent, renderHook } from '@testing-library/react';
import { jest } from '@jest/globals';
import { ignoreHiddenBlur } from '../focus/return.ts';
import { useIsPageVisible } from './useIsPageVisible.ts';

const turn = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

it('the state is set a moment after the page was hidden, not meanwhile', async () => {
  const { result } = renderHook(() => useIsPageVisible());
  turn('hidden');
  expect(result.current).toBe(true);
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(result.current).toBe(false);
  turn('visible');
  expect(result.current).toBe(true);
});

it.each([
  ['hidden', 0],
  ['visible', 1],
] as const)('in a %s page a lost focus is reported %d times', (state, times) => {
  let reported = 0;
  const stop = ignoreHiddenBlur();
  const count = () => (reported += 1);
  document.body.addEventListener('focusout', count);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent.focusOut(document.body);
  document.body.removeEventListener('focusout', count);
  stop();
  expect(reported).toBe(times);
});
