import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageOf, tableOf } from './html.ts';
import { verdictOf } from './part.ts';
import type { Part } from './part.ts';

/** The folder for the evidence, the folder of the last results, and the commit. */
interface Places {
  folder: string;
  results: string;
  commit: string;
}

/** A goal of `npm run bench` and its measured figure. */
export interface MeasuredGoal {
  name: string;
  figure: string;
  most: string;
  isHeld: boolean;
}

/** The contents of `test-results/bench.json`, which `npm run bench` writes. */
export interface Bench {
  commit: string;
  goals: MeasuredGoal[];
  /** A warning if the machine was busy with other processes. */
  busy?: string;
}

/** The contents of `test-results/browsers.json`, which `npm run browsers` writes. */
interface BrowserMatrix {
  commit?: string;
  browsers: { name: string; version: string }[];
  journeys: { title: string; results: Record<string, string> }[];
}

/** The last result of a command, with the commit and day of its run; undefined without one. */
function readLast(name: string, { results, commit }: Places) {
  const file = path.join(results, `${name}.json`);
  if (!existsSync(file)) return undefined;
  const result = JSON.parse(readFileSync(file, 'utf8')) as { commit?: string };
  const date = statSync(file).mtime.toISOString();
  const { commit: of = 'one that is not known' } = result;
  const age = of === commit ? 'this commit' : `ANOTHER COMMIT: ${of}`;
  return { result, run: `Run ${date}, of ${age}.` };
}

const notRun = (name: string, command: string): Part => ({
  name,
  verdict: 'not run',
  says: `Not run: there is no result of ${command}.`,
  files: [],
});

/** Writes the last measured speeds, with the day and commit of that run. */
export function writeBench(places: Places): Part {
  const last = readLast('bench', places);
  if (!last) return notRun('Speed', 'npm run bench');
  const { goals, busy = '' } = last.result as Bench;
  const rows = goals.map(({ name, figure, most, isHeld }) => [
    name,
    figure,
    most,
    isHeld ? 'held' : 'MISSED',
  ]);
  const body = `<p>${last.run} ${busy}</p>${tableOf(['goal', 'figure', 'at most', 'state'], rows)}`;
  writeFileSync(path.join(places.folder, 'bench.html'), pageOf('Speed', body));
  const held = goals.filter(({ isHeld }) => isHeld).length;
  return {
    name: 'Speed',
    verdict: verdictOf(held === goals.length),
    says: `${held} of ${goals.length} goals are held. ${last.run}`,
    files: ['bench.html'],
  };
}

/** Writes the last result of each journey in each browser. */
export function writeBrowsers(places: Places): Part {
  const last = readLast('browsers', places);
  if (!last) return notRun('Browsers', 'npm run browsers');
  const { browsers, journeys } = last.result as BrowserMatrix;
  const names = browsers.map(({ name }) => name);
  const rows = journeys.map(({ title, results: of }) => [
    title,
    ...names.map((name) => of[name] ?? 'not tried'),
  ]);
  const body = `<p>${last.run}</p>${tableOf(['journey', ...browsers.map(({ name, version }) => `${name} ${version}`)], rows)}`;
  writeFileSync(path.join(places.folder, 'browsers.html'), pageOf('Browsers', body));
  const isPassed = journeys.every(({ results: of }) =>
    names.every((name) => of[name] === 'passed'),
  );
  return {
    name: 'Browsers',
    verdict: verdictOf(isPassed && journeys.length > 0),
    says: `${journeys.length} journeys in ${names.join(', ')}. ${last.run}`,
    files: ['browsers.html'],
  };
}
