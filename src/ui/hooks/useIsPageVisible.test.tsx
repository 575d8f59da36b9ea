import { act, fireEvent, renderHook } from '@testing-library/react';
import { jest } from '@jest/globals';
import { ignoreHiddenBlur } from '../focus/return.ts';
import { useIsPageVisible } from './useIsPageVisible.ts';

const turn = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

it('no state is set while the page is being hidden, but a moment later', async () => {
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
] as const)('what loses the focus in a %s page tells it %d times', (state, times) => {
  let told = 0;
  const stop = ignoreHiddenBlur();
  const tell = () => (told += 1);
  document.body.addEventListener('focusout', tell);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent.focusOut(document.body);
  document.body.removeEventListener('focusout', tell);
  stop();
  expect(told).toBe(times);
});
