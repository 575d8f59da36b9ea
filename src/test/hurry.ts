/**
 * The turns of the event loop that replace one second. Turns are used instead of milliseconds,
 * because on a slow machine a turn takes longer, as the portal's own work does.
 */
const turnsInSecond = 3;

/**
 * Whether a timeout is the random pause before a repeated GET: the portal's other timeouts between
 * 200 and 1,700 ms are multiples of 50.
 */
export const isPauseBeforeRepetition = (milliseconds: number): boolean =>
  milliseconds > 200 && milliseconds < 1_700 && milliseconds % 50 !== 0;

/**
 * Makes the timeouts that `isHurried` selects by their milliseconds run almost at once, in each
 * test of the calling file or `describe`.
 */
export function hurry(isHurried: (milliseconds: number) => boolean): void {
  const wait = globalThis.setTimeout;
  beforeEach(() => {
    const hurried = (work: () => void, milliseconds = 0) => {
      if (!isHurried(milliseconds)) return wait(work, milliseconds);
      let turns = (milliseconds / 1_000) * turnsInSecond;
      // The timer is an interval, which `clearTimeout` also clears (HTML standard).
      const timer = setInterval(() => {
        turns -= 1;
        if (turns > 0) return;
        clearInterval(timer);
        work();
      }, 1);
      return timer;
    };
    // This is a plain function, because Testing Library would take a jest mock for fake timers.
    globalThis.setTimeout = hurried as typeof setTimeout;
  });
  afterEach(() => {
    globalThis.setTimeout = wait;
  });
}
