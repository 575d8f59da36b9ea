/**
 * The turns of the event loop that replace a second: on a slow machine each takes longer, like
 * everything else.
 */
const turnsInSecond = 3;

/** The pause before a GET is repeated is random, so it is no round number of milliseconds. */
export const isPauseBeforeRepetition = (milliseconds: number): boolean =>
  milliseconds > 200 && milliseconds < 1_700 && milliseconds % 50 !== 0;

/**
 * Makes the timeouts that `isHurried` picks by their milliseconds pass at once, in each test of
 * this file or group.
 */
export function hurry(isHurried: (milliseconds: number) => boolean): void {
  const wait = globalThis.setTimeout;
  beforeEach(() => {
    const hurried = (work: () => void, milliseconds = 0) => {
      if (!isHurried(milliseconds)) return wait(work, milliseconds);
      let turns = (milliseconds / 1_000) * turnsInSecond;
      // `clearTimeout` clears it too (HTML standard).
      const timer = setInterval(() => {
        turns -= 1;
        if (turns > 0) return;
        clearInterval(timer);
        work();
      }, 1);
      return timer;
    };
    // Not a mock: Testing Library would take it for fake timers.
    globalThis.setTimeout = hurried as typeof setTimeout;
  });
  afterEach(() => {
    globalThis.setTimeout = wait;
  });
}
