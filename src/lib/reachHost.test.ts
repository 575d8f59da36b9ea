/** @jest-environment node */
import { jest } from '@jest/globals';
import { reachHost } from './reachHost.ts';

describe('The portal’s own host', () => {
  let ask: jest.SpiedFunction<typeof fetch>;
  beforeEach(() => {
    ask = jest.spyOn(globalThis, 'fetch');
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('is reached if it answers, even with an error', async () => {
    ask.mockResolvedValueOnce(new Response(null, { status: 500 }));
    expect(await reachHost()).toBe(true);
    expect(ask).toHaveBeenLastCalledWith(
      '/robots.txt',
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    );
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is unreachable at once without a network', async () => {
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await reachHost()).toBe(false);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is unreachable if it does not answer for three seconds', async () => {
    ask.mockImplementationOnce(
      (_, options) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const settled = jest.fn();
    const reached = reachHost().then((answer) => {
      settled();
      return answer;
    });
    await jest.advanceTimersByTimeAsync(2_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await reached).toBe(false);
  });
});
