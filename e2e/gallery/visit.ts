import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { arrive } from '../walks/states.ts';
import type { State } from '../walks/states.ts';
import { takePictures } from './camera.ts';
import type { Scheme } from './camera.ts';
import { followRequests, openStillPage, setClock } from '../walks/stillPage.ts';

/** The picture of a state at one width in one colour scheme. */
export interface Picture {
  walk: string;
  state: string;
  /** The path of the screen. */
  screen: string;
  width: number;
  scheme: Scheme;
  /** The path of the file within each subfolder of the gallery (`folders`). */
  file: string;
}

/** A state that could not be reached, or kept changing. */
export interface Failure {
  walk: string;
  state: string;
  width: number;
  error: string;
}

export interface Gallery {
  pictures: Picture[];
  failures: Failure[];
}

/** One walk (a series of states, see e2e/walks) at one width. */
interface Leg {
  walk: string;
  states: readonly State[];
  width: number;
}

const fileName = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '');

async function photograph(
  page: Page,
  state: State,
  settled: () => Promise<void>,
  { walk, width }: Leg,
  folder: string,
): Promise<Picture[]> {
  const [name, , passing] = state;
  await arrive(page, state);
  if (passing !== 'loading') await settled();
  const screen = new URL(page.url()).pathname;
  const pictures: Picture[] = [];
  for (const { scheme, picture } of await takePictures(page, passing)) {
    const file = `${fileName(walk)}/${fileName(name)}-${width}-${scheme}.png`;
    await writeFile(path.join(folder, file), picture);
    pictures.push({ walk, state: name, screen, width, scheme, file });
  }
  return pictures;
}

async function walkLeg(browser: Browser, leg: Leg, baseURL: string, folder: string) {
  const { walk, states, width } = leg;
  await mkdir(path.join(folder, fileName(walk)), { recursive: true });
  const page = await openStillPage(browser, { baseURL, width });
  const settled = followRequests(page);
  const seen: Gallery = { pictures: [], failures: [] };
  for (const [nth, state] of states.entries()) {
    try {
      await setClock(page, nth);
      seen.pictures.push(...(await photograph(page, state, settled, leg, folder)));
    } catch (error) {
      seen.failures.push({
        walk,
        state: state[0],
        width,
        error: stripVTControlCharacters(String(error)),
      });
    }
  }
  await page.context().close();
  return seen;
}

/**
 * Visits the states of a served build at each width, with as many walks at once as the machine has
 * cores. Saves the pictures in the folder, and logs each finished walk.
 */
export async function visitAll(
  walks: readonly (readonly [walk: string, states: readonly State[]])[],
  widths: readonly number[],
  { baseURL, folder, log }: { baseURL: string; folder: string; log: (line: string) => void },
): Promise<Gallery> {
  const legs: Leg[] = walks.flatMap(([walk, states]) =>
    widths.map((width) => ({ walk, states, width })),
  );
  const browser = await chromium.launch({
    ...launchOptions,
    // Forces full redraws: a partial redraw shades round corners differently, and pictures of an
    // unchanged page would differ.
    args: [...(launchOptions.args ?? []), '--disable-partial-raster', '--disable-checker-imaging'],
  });
  const seen: Gallery[] = [];
  const left = legs.entries();
  const work = async () => {
    for (const [index, leg] of left) {
      const startedAt = Date.now();
      const found = (seen[index] = await walkLeg(browser, leg, baseURL, folder));
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
      log(`${leg.walk}, ${leg.width} px: ${found.pictures.length} pictures in ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await browser.close();
  return {
    pictures: seen.flatMap(({ pictures }) => pictures),
    failures: seen.flatMap(({ failures }) => failures),
  };
}
