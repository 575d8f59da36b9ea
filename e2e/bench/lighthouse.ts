import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { paths, publicPaths } from '../../src/config/paths.ts';
import { shellOptions } from '../support/chromium.ts';
import { freePort } from '../support/servers.ts';

const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
const rounds = 2;

/**
 * Whether Google's captcha can be reached; if not, the browser logs an error on /contacto, for
 * which Lighthouse takes points off.
 */
const isCaptchaReachable = () =>
  fetch('https://www.google.com/recaptcha/api.js').then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * The points that a page loses in Lighthouse (100 minus a score): those for `performance`, and the
 * sum of those in the other categories.
 */
export interface LostPoints {
  performance: number;
  rest: number;
}

/**
 * Measures the points that a page loses in one run; undefined if Lighthouse reports an error, as
 * happens now and then.
 */
async function audit(url: string, port: number): Promise<LostPoints | undefined> {
  const result = await lighthouse(url, {
    port,
    onlyCategories,
    logLevel: 'silent',
    disableFullPageScreenshot: true,
  });
  if (!result || result.lhr.runtimeError) return undefined;
  const lost = Object.values(result.lhr.categories).map(({ id, score }) => ({
    id,
    points: 100 - Math.round((score ?? 0) * 100),
  }));
  const sumOf = (isSpeed: boolean) =>
    lost
      .filter(({ id }) => (id === 'performance') === isSpeed)
      .reduce((sum, { points }) => sum + points, 0);
  return { performance: sumOf(true), rest: sumOf(false) };
}

/**
 * Measures a page; returns the fewest points that it loses for speed in a run, and the most in the
 * other categories. A page that loses more than `allowed` points for its speed is measured twice,
 * because other work of the machine only slows a run down. A failed run is repeated once.
 */
async function auditPage(url: string, port: number, allowed: number): Promise<LostPoints> {
  const all: LostPoints[] = [];
  do {
    const lost = (await audit(url, port)) ?? (await audit(url, port));
    all.push(lost ?? { performance: Number.NaN, rest: Number.NaN });
  } while (all.length < rounds && all.some(({ performance }) => performance > allowed));
  return {
    performance: Math.min(...all.map(({ performance }) => performance)),
    rest: Math.max(...all.map(({ rest }) => rest)),
  };
}

/**
 * Measures the points that the plain page and each public page of the portal lose, on Lighthouse's
 * default phone with a slow network. /contacto is measured only if Google's captcha can be reached.
 */
export async function measureLighthouse(portal: string, plain: string) {
  const port = await freePort();
  const args = [...(shellOptions.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...shellOptions, args });
  const isWhole = await isCaptchaReachable();
  const beside = await auditPage(plain, port, 0);
  const pages: Record<string, LostPoints> = {};
  for (const path of publicPaths.filter((page) => isWhole || page !== paths.contact)) {
    pages[path] = await auditPage(new URL(path, portal).href, port, beside.performance);
  }
  await browser.close();
  return { plain: beside, pages };
}
