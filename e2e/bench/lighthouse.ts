import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { paths, publicPaths } from '../../src/config/paths.ts';
import { launchOptions } from '../support/chromium.ts';
import { median } from './phone.ts';

const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
const rounds = 3;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether Google's captcha can be reached; where it cannot, the browser logs it on /contacto. */
const isCaptchaReachable = () =>
  fetch('https://www.google.com/recaptcha/api.js').then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * The points out of 100 that a page loses in one run, in all four categories together; undefined if
 * the browser's trace was unusable, as happens now and then.
 */
async function audit(url: string, port: number): Promise<number | undefined> {
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'silent' });
  if (!result || result.lhr.runtimeError) return undefined;
  const scores = Object.values(result.lhr.categories).map(({ score }) => score ?? 0);
  return scores.reduce((lost, score) => lost + 100 - Math.round(score * 100), 0);
}

/**
 * The points that each public page loses to Lighthouse's four times 100, as its usual phone on a
 * slow network: medians, by path. /contacto only where Google's captcha can be reached.
 */
export async function measureLighthouse(portal: string): Promise<Record<string, number>> {
  const port = await freePort();
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  const isWhole = await isCaptchaReachable();
  const figures: Record<string, number> = {};
  for (const path of publicPaths.filter((page) => isWhole || page !== paths.contact)) {
    const lost: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const url = new URL(path, portal).href;
      const points = (await audit(url, port)) ?? (await audit(url, port));
      lost.push(points ?? Number.NaN);
    }
    figures[path] = median(lost);
  }
  await browser.close();
  return figures;
}
