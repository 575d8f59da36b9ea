import { jest } from '@jest/globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { useToday } from './useToday.ts';

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 20, 23, 50) }));
afterEach(() => jest.useRealTimers());

it.each([
  ['comes back into view', () => fireEvent(document, new Event('visibilitychange'))],
  ['gets the focus', () => fireEvent.focus(window)],
  ['is pressed', () => fireEvent.pointerDown(document.body)],
  ['gets a key', () => fireEvent.keyDown(document.body)],
])('the day changes when a page that stayed open over midnight %s', (_, happen) => {
  const { result } = renderHook(() => useToday());
  act(() => void happen());
  expect(result.current).toBe('2026-11-20');
  jest.setSystemTime(new Date(2026, 10, 21, 0, 5));
  expect(result.current).toBe('2026-11-20');
  act(() => void happen());
  expect(result.current).toBe('2026-11-21');
});
