import type { Browser } from '@playwright/test';
import { keysOf } from '../../src/lib/arrays.ts';
import { median, openPhone } from './phone.ts';

/** The figures of a page load; times are in milliseconds. */
interface Load {
  /** Largest contentful paint, since navigation. */
  lcp: number;
  /** Total blocking time since navigation: the sum of the time by which each task exceeds 50 ms. */
  blocking: number;
  shift: number;
}

declare global {
  interface Window {
    loadFigures: Load;
  }
}

/** Collects a page's figures from its start; runs in the page. */
function watch(): void {
  const figures: Load = { lcp: 0, blocking: 0, shift: 0 };
  window.loadFigures = figures;
  const follow = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  follow('largest-contentful-paint', ({ startTime }) => {
    figures.lcp = startTime;
  });
  follow('longtask', ({ duration }) => {
    figures.blocking += Math.max(0, duration - 50);
  });
  follow('layout-shift', (entry) => {
    figures.shift += 'value' in entry ? Number(entry.value) : 0;
  });
}

/**
 * How long to keep measuring after the network is idle, in milliseconds: rendering and layout
 * shifts may follow the last response.
 */
const settling = 2_000;

async function loadOnce(browser: Browser, url: string): Promise<Load> {
  const { page, close } = await openPhone(browser, url, { mobileNetwork: true });
  await page.addInitScript(watch);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(settling);
  const figures = await page.evaluate(() => window.loadFigures);
  await close();
  return figures;
}

const rounds = 5;

/**
 * Loads each page in turn, `rounds` times, with an empty cache; returns the medians, keyed like
 * `urls`.
 */
export async function measureLoads<Name extends string>(
  browser: Browser,
  urls: Record<Name, string>,
): Promise<Record<Name, Load>> {
  const names = keysOf(urls);
  const loads = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) loads.get(name)?.push(await loadOnce(browser, urls[name]));
  }
  const middle = (name: Name): Load => {
    const all = loads.get(name) ?? [];
    return {
      lcp: median(all.map(({ lcp }) => lcp)),
      blocking: median(all.map(({ blocking }) => blocking)),
      shift: median(all.map(({ shift }) => shift)),
    };
  };
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<Name, Load>;
}
