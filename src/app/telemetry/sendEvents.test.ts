import { jest } from '@jest/globals';
import { range } from '../../lib/arrays.ts';
import { reportFinding } from '../../lib/telemetry.ts';
import { paths } from '../../config/paths.ts';
import {
  eventsIn,
  rejectPromise,
  violatePolicy,
  watchEvents,
} from '../../test/output/postedEvents.ts';

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('events', () => {
  it('from before their code was loaded are sent, too', async () => {
    reportFinding({ kind: 'screen' });
    const { posted } = await watchEvents();
    expect(eventsIn(posted())).toEqual([{ kind: 'screen', screen: 'home', count: 1 }]);
  });

  it('are sent together after five seconds, equal ones once with their count', async () => {
    const { requests, bodies } = await watchEvents();
    for (const _ of range(1_500)) rejectPromise(new TypeError('roto'));
    violatePolicy('connect-src', 'https://ajeno.example/');
    await seconds(4);
    expect(requests).toEqual([]);
    await seconds(2);
    expect(eventsIn(bodies)).toEqual([
      { kind: 'crash', screen: 'home', error: 'TypeError', count: 1_000 },
      { kind: 'policy', screen: 'home', directive: 'connect-src', source: 'foreign', count: 1 },
    ]);
    await seconds(60);
    expect(requests).toHaveLength(1);
  });

  it('have no cookie and no address of the page, and outlive the page', async () => {
    const { requests, posted } = await watchEvents();
    rejectPromise(new TypeError('roto'));
    posted();
    expect(requests).toEqual([
      {
        method: 'POST',
        body: expect.stringContaining(
          '{"version":"development","share":100,"events":[{"kind":"crash",',
        ),
        keepalive: true,
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      },
    ]);
  });

  it.each([
    [0.04, true],
    [0.05, false],
    [0.99, false],
  ])('are sent by 5 % of the pages, all of them or none: %j', async (random, isSent) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    const { posted } = await watchEvents(5);
    jest.mocked(Math.random).mockRestore();
    rejectPromise(new TypeError('roto'));
    violatePolicy('script-src', 'inline');
    const bodies = posted();
    expect(eventsIn(bodies)).toHaveLength(isSent ? 2 : 0);
    expect(bodies.every((body) => body.includes('"share":5,'))).toBe(true);
  });

  it('are at most fifty in one request, and stop after sixty requests', async () => {
    const { requests, bodies } = await watchEvents();
    for (const path of Object.values(paths)) {
      window.history.replaceState(null, '', path);
      for (const source of ['inline', 'eval', 'data']) violatePolicy('script-src', source);
    }
    await seconds(5);
    expect(eventsIn(bodies)).toHaveLength(50);
    for (const _ of range(100)) {
      rejectPromise(new TypeError('roto'));
      await seconds(5);
    }
    expect(requests).toHaveLength(60);
  });

  it('that cannot be delivered are dropped silently', async () => {
    const { receiver, requests } = await watchEvents();
    receiver.answers = false;
    rejectPromise(new TypeError('roto'));
    await seconds(5);
    expect(requests).toHaveLength(1);
    await seconds(60);
    expect(requests).toHaveLength(1);
  });
});
