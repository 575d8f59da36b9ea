import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureLighthouse } from './bench/lighthouse.ts';
import { measureBareList, measureDebts, measurePayments } from './bench/lists.ts';
import { measureLoads } from './bench/load.ts';
import { measureMemory } from './bench/memory.ts';
import { openPages } from './bench/pages.ts';
import { launch } from './bench/phone.ts';
import { measureRoute, measureScreens } from './bench/screens.ts';
import type { Bench, MeasuredGoal } from './evidence/measured.ts';
import { readCommand } from '../mocks/http/commandLine.ts';
import { commitOf, otherWork } from './support/machine.ts';
import { firstLoad, limit } from './support/size.ts';

/**
 * `npm run bench`: measures the speed goals in headless Chromium that emulates a phone (processor
 * four times slower; for page loads also a network of 150 ms and 1.6 Mbps). Times are compared with
 * reference pages of the same run, because milliseconds depend on the machine. A missed goal fails
 * the run. Needs Arial or a font with its metrics (Debian: fonts-liberation): the portal scales
 * this font to the width of its own and shows it until its own has loaded; another font would shift
 * the layout.
 */

readCommand('npm run bench', { options: {}, most: 0 });
const commit = commitOf();
const busy = otherWork();
if (busy !== undefined) console.log(busy);

const round = (figure: number) => (Math.abs(figure) < 1 ? figure.toFixed(3) : figure.toFixed(0));

/** Judges a figure by an absolute maximum. */
const goal = (name: string, figure: number, most: number, unit: string): MeasuredGoal => ({
  name,
  figure: `${round(figure)} ${unit}`,
  most: `${round(most)} ${unit}`,
  isHeld: figure <= most,
});

/** Judges milliseconds by their ratio to those of a reference page. */
const ratio = (name: string, figure: number, reference: number, most: number): MeasuredGoal => ({
  name,
  figure: `${(figure / reference).toFixed(2)} (${round(figure)} of ${round(reference)} ms)`,
  most: String(most),
  isHeld: figure <= most * reference,
});

const weightOf = (directory: string) =>
  firstLoad(directory).reduce((sum, { size }) => sum + size, 0);

const pages = await openPages();
const browser = await launch();
try {
  const { plain, reference, portal } = pages;
  const loads = await measureLoads(browser, { plain, reference, portal });
  const script = {
    plain: 0,
    reference: weightOf(pages.directories.reference),
    portal: weightOf(pages.directories.portal),
  };
  console.log('\nThe first page, cold:');
  console.table(
    (['plain', 'reference', 'portal'] as const).map((name) => ({
      page: name,
      'JS (KiB gzip)': script[name].toFixed(1),
      'LCP (ms)': round(loads[name].lcp),
      'blocking (ms)': round(loads[name].blocking),
      CLS: loads[name].shift.toFixed(4),
    })),
  );

  const route = await measureRoute(browser, reference);
  const screens = await measureScreens(browser, portal);
  const bare = await measureBareList(browser, reference);
  const debts = await measureDebts(browser, portal);
  const payments = await measurePayments(browser, portal);
  const memory = await measureMemory(browser, portal);
  const lighthouse = await measureLighthouse(portal, plain);

  console.log('\n10,000 rows, from the bank’s answer, read and checked, to the first of them:');
  console.table([
    { 'debts (ms)': round(debts.answer), 'payments, a page (ms)': round(payments.answer) },
  ]);

  const goals: MeasuredGoal[] = [
    goal('script needed by /', script.portal, limit, 'KiB gzip'),
    ratio('LCP of / beside plain HTML', loads.portal.lcp, loads.plain.lcp, 1.25),
    ratio(
      'blocking time of / beside a page of one form',
      loads.portal.blocking,
      loads.reference.blocking,
      0.5,
    ),
    // This maximum allows a single digit to become wider when the portal's own font loads.
    goal('layout shift of /', loads.portal.shift, 0.00005, ''),
    ...Object.entries(screens).map(([heading, figure]) =>
      ratio(`screen «${heading}», prefetched, beside a route of one form`, figure, route, 2),
    ),
    ratio('10,000 debts: first rows, beside a bare windowed list', debts.first, bare.first, 3),
    ratio('10,000 debts: toggle, beside that list’s', debts.toggle, bare.toggle, 2),
    ratio('10,000 payments: first rows, beside that list', payments.first, bare.first, 3),
    goal('20 more searches: heap', memory.heap, 512, 'KiB'),
    goal('20 more searches: nodes', memory.nodes, 50, ''),
    goal('20 more searches: listeners', memory.listeners, 5, ''),
    ...Object.entries(lighthouse.pages).flatMap(([page, lost]) => [
      goal(
        `Lighthouse of ${page}: points lost for speed, beside plain HTML`,
        lost.performance,
        lighthouse.plain.performance,
        '',
      ),
      goal(`Lighthouse of ${page}: other points lost`, lost.rest, 0, ''),
    ]),
  ];
  console.table(
    goals.map(({ name, figure, most, isHeld }) => ({
      goal: name,
      figure,
      'at most': most,
      '': isHeld ? 'held' : 'MISSED',
    })),
  );
  if (busy !== undefined) console.log(busy);
  if (goals.some(({ isHeld }) => !isHeld)) process.exitCode = 1;
  const results = path.join(import.meta.dirname, '../test-results');
  mkdirSync(results, { recursive: true });
  const bench: Bench = { commit, goals, ...(busy !== undefined && { busy }) };
  writeFileSync(path.join(results, 'bench.json'), JSON.stringify(bench));
} finally {
  await browser.close();
  await pages.close();
}
