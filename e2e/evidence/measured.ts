import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageOf, tableOf } from './html.ts';
import { notRun, verdictOf } from './part.ts';
import type { Part } from './part.ts';

/**
 * The folder for the evidence, the folder of the last results, and the commit that the evidence is
 * about.
 */
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

/** Minimum share of mutants that the tests must detect, in percent (mutation/settings.mjs). */
const leastScore = 85;

/**
 * The last result of a command, and a sentence with the time of its run and the commit; undefined
 * if there is no result.
 */
function readLast(name: string, { results, commit }: Places) {
  const file = path.join(results, `${name}.json`);
  if (!existsSync(file)) return undefined;
  const result = JSON.parse(readFileSync(file, 'utf8')) as { commit?: string };
  const date = statSync(file).mtime.toISOString();
  const { commit: of = 'one that is not known' } = result;
  const age = of === commit ? 'this commit' : `ANOTHER COMMIT: ${of}`;
  return { result, run: `Run ${date}, of ${age}.` };
}

export const dayAndTime = (instant: Date): string =>
  `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The time of the oldest of some files; undefined if one is missing. */
export function oldestResult(files: readonly string[]): Date | undefined {
  if (!files.every((file) => existsSync(file))) return undefined;
  return new Date(Math.min(...files.map((file) => statSync(file).mtimeMs)));
}

/**
 * Why results do not count for a commit (missing, or older than the commit); undefined if they
 * count.
 */
export function untakenReason(oldest: Date | undefined, committed: Date | undefined) {
  if (oldest === undefined) return 'there are no results of all tests';
  return committed && oldest < committed
    ? `the results of ${dayAndTime(oldest)} are older than the commit`
    : undefined;
}

/** Writes the last measured speeds, with the day and commit of the measurement. */
export function writeBench(places: Places): Part {
  const last = readLast('bench', places);
  if (!last) return notRun('Speed', 'there is no result of npm run bench');
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
  if (!last) return notRun('Browsers', 'there is no result of npm run browsers');
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

/** The part of Stryker's report that this file reads. */
interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>;
}

/** Reads the last scores of `npm run mutation`, with the day of each. */
export function readMutation(folder: string): Part {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => /^\w+\.json$/.test(file))
    : [];
  if (files.length === 0) return notRun('Mutation', 'there is no result of npm run mutation');
  const scores = files.map((file) => {
    const place = path.join(folder, file);
    const report = JSON.parse(readFileSync(place, 'utf8')) as MutationReport;
    const mutants = Object.values(report.files).flatMap((each) => each.mutants);
    const count = (...statuses: string[]) =>
      mutants.filter(({ status }) => statuses.includes(status)).length;
    const found = count('Killed', 'Timeout');
    const score = (100 * found) / (found + count('Survived', 'NoCoverage'));
    const says = `${path.parse(file).name} ${score.toFixed(1)} % on ${dayAndTime(statSync(place).mtime)}`;
    return { score, says };
  });
  return {
    name: 'Mutation',
    verdict: verdictOf(scores.every(({ score }) => score >= leastScore)),
    says: `${scores.map(({ says }) => says).join(', ')}.`,
    files: [],
  };
}

/** Reads the last result of `npm run check-bank -- … --junit`. */
export function readCheckBank(file: string): Part {
  if (!existsSync(file)) {
    return notRun(
      'check-bank',
      'there is no result of npm run check-bank -- URL --junit test-results/check-bank.xml',
    );
  }
  const xml = readFileSync(file, 'utf8');
  const count = (element: string) => xml.split(`<${element}`).length - 1;
  const [rules, broken, untried] = [count('testcase'), count('failure'), count('skipped')];
  return {
    name: 'check-bank',
    verdict: verdictOf(rules > 0 && broken === 0),
    says: `${rules} rules on ${dayAndTime(statSync(file).mtime)}: ${broken} broken, ${untried} untried.`,
    files: [],
  };
}
