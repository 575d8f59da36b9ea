import process from 'node:process';
// Imported early, because the portal otherwise imports this code when it mails the first receipt.
// The simulated browser waits for calls and timers only, and would go on before the mail is sent.
import '../../components/receipt/receiptEmail.tsx';
import { deepRows, deepRuns, isInFull, seed } from '../runs.ts';
import { aftermaths, journeys, tryPoint, walkWhole } from './crashJourneys.ts';
import type { Journey } from './crashJourneys.ts';
import { installPages } from './crashWindow.ts';

/** The stride of a sample, which takes seconds. */
const sampleStride = 59;

/**
 * A point is a moment at which a page can crash: before or after a request, a write to storage, or
 * leaving for the bank. An aftermath is a disturbance at a point, and the person's steps after it
 * (`test/crash/crashJourneys.ts`). With `FULL` set, `npm run test:deep` tries every aftermath at
 * every point; other runs try one in `stride` of these pairs, chosen by the seed.
 */
const stride = isInFull ? 1 : deepRuns(4, sampleStride, sampleStride);

/** Whether the run takes minutes, and prints its progress and a table. */
const isLong = stride < sampleStride;

interface Row {
  name: string;
  points: number;
  /** The number of tried points per aftermath, in the order of `aftermaths`. */
  crashes: number[];
}
const rows: Row[] = [];
/** The process's uptime in seconds when progress was last printed. */
let printedAt = 0;

/** Prints the progress of a long run: at the beginning of each journey, and every half minute. */
function printProgress({ name, points, crashes }: Row, at: number): void {
  if (!isLong || (at > 0 && process.uptime() - printedAt < 30)) return;
  printedAt = process.uptime();
  process.stdout.write(`${name}: point ${at + 1} of ${points}, ${sum(crashes)} crashes\n`);
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/**
 * Repeats a journey for every `stride`-th pair of a point and an aftermath that fits it; returns
 * the broken invariants with their points. Leaves out pairs that must end like another pair (see
 * `PassedPoint`).
 */
async function tryAll(journey: Journey): Promise<Set<string>> {
  const { walk: whole, points } = await walkWhole(journey);
  const faults = new Set(whole.invariants.faults);
  const row: Row = { name: journey.name, points: points.length, crashes: aftermaths.map(() => 0) };
  rows.push(row);
  let cell = seed;
  for (const [at, { leavesSame, waitsForNext, ...point }] of points.entries()) {
    printProgress(row, at);
    for (const [index, aftermath] of aftermaths.entries()) {
      if (!aftermath.fits(point)) continue;
      if (aftermath.dies ? leavesSame : waitsForNext) continue;
      cell += 1;
      if (cell % stride > 0) continue;
      const walk = await tryPoint(journey, aftermath, at);
      row.crashes[index] = (row.crashes[index] ?? 0) + 1;
      // Each repetition must pass the same points, or the aftermath was tried at another point.
      expect(walk.browser.points[at]).toEqual(point);
      for (const fault of walk.invariants.faults) {
        faults.add(`${point.name} (${at}), ${aftermath.name}: ${fault}`);
      }
    }
  }
  return faults;
}

function printTable(): void {
  if (!isLong) return;
  const line = (name: string, ...counts: (number | string)[]) =>
    `${name.padEnd(52)}${counts.map((count) => String(count).padStart(8)).join('')}`;
  const text = [
    line('journey', 'points', 'crashes'),
    ...rows.map(({ name, points, crashes }) => line(name, points, sum(crashes))),
    line(
      'together',
      sum(rows.map(({ points }) => points)),
      sum(rows.flatMap(({ crashes }) => crashes)),
    ),
    '',
    line('aftermath', 'crashes'),
    ...aftermaths.map(({ name }, index) =>
      line(name, sum(rows.map(({ crashes }) => crashes[index] ?? 0))),
    ),
  ];
  process.stdout.write(`${text.join('\n')}\n`);
}

/** Registers the tests of the journeys on which this kind of person pays. */
export function testCrashes(person: Journey['person']): void {
  installPages();

  it.each(deepRows(journeys.filter((journey) => journey.person === person)))(
    '$name',
    async (journey) => {
      allowConsole(/./);
      expect([...(await tryAll(journey))]).toEqual([]);
    },
    600_000,
  );

  it('was tried at every point of every journey in full, at some of each otherwise', () => {
    for (const { points, crashes } of rows) {
      expect(points).toBeGreaterThan(40);
      expect(sum(crashes)).toBeGreaterThanOrEqual(Math.floor((points * 2) / stride));
    }
  });

  afterAll(printTable);
}
