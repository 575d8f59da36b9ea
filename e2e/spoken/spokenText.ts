import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { followRequests } from '../walks/stillPage.ts';
import { arrive } from '../walks/states.ts';
import type { State } from '../walks/states.ts';
import { followAnnouncements } from './announcements.ts';
import { followShapes } from './shapes.ts';

/** Milliseconds that a slow machine may need until the text of a state is complete. */
const longestWait = 5_000;
const pause = 300;

/** A name as part of a file name: 'a guest’s journey' becomes a-guest-s-journey. */
const fileName = (name: string) => name.replaceAll(/[^\w]+/g, '-').replace(/^-/, '');

/**
 * Whether an announcement is left out of the snapshot, because a fast machine may never make it:
 * one made while something loads, marked with `waiting` or ending in an ellipsis. In a state that
 * shows a loading indicator, only the default 'Cargando…' is left out.
 */
const isPassing = (words: string, passing: State[2]) =>
  passing === 'loading'
    ? words === 'waiting: Cargando…'
    : words.startsWith('waiting: ') || words.endsWith('…');

/**
 * The controls with a description, such as help, an error, or the item that a button belongs to.
 */
async function descriptions(devTools: CDPSession): Promise<string[]> {
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, description }) => !ignored && Boolean(description?.value))
    .map(({ role, name, description }) =>
      `${role?.value} "${name?.value}": ${description?.value}`.replaceAll(/\u200B ?/g, ''),
    );
}

/**
 * Replaces the numbers of contact messages and of debts, and the references of payments (as one
 * word, or in groups of four characters), with fixed text: each depends on how many random values
 * the page used before.
 */
const withoutRandomValues = (text: string) =>
  text
    .replaceAll(/\d{14,}(?:-[\w-]{8})?/g, 'NUMBER')
    .replaceAll(/\b[\dA-Z]{20}\b|\b[\dA-Z]{4}(?: [\dA-Z]{4}){4}\b/g, (reference) =>
      reference.replaceAll(/\w/g, 'X'),
    );

/**
 * The text that a screen reader gets from a page: title, focus, announcements, descriptions and
 * content.
 */
async function heard(
  page: Page,
  devTools: CDPSession,
  announcements: readonly string[],
): Promise<string> {
  const focused = page.locator(':focus');
  const focus = (await focused.count()) > 0 ? await focused.ariaSnapshot({ depth: 0 }) : '';
  const parts = [
    `title: ${await page.title()}`,
    `focus: ${focus.replace(/^- /, '')}`,
    'announced:',
    // The announcements are sorted, because two regions that change together may be announced in
    // either order.
    ...announcements.toSorted().map((words) => `- ${words}`),
    'described:',
    ...(await descriptions(devTools)).map((description) => `- ${description}`),
    'page:',
    await page.locator('body').ariaSnapshot(),
  ];
  const { origin } = new URL(page.url());
  return withoutRandomValues(`${parts.join('\n').replaceAll(origin, 'http://portal')}\n`);
}

/**
 * Reads the text until it equals `kept`, the stored snapshot. Without a snapshot, or once
 * `longestWait` has passed, reads only until the text no longer changes.
 */
async function lastText(read: () => Promise<string>, kept: string | undefined): Promise<string> {
  const end = kept === undefined ? 0 : Date.now() + longestWait;
  let last = '';
  let text = await read();
  while (text !== kept && (text !== last || Date.now() < end)) {
    await setTimeout(pause);
    last = text;
    text = await read();
  }
  return text;
}

/**
 * Must be called before the page opens. The returned function takes the page to a state of the
 * walk. It fails if the text for screen readers differs from the snapshot or has a space before a
 * punctuation mark, or if `followShapes` finds a fault in a control.
 */
export async function arriveListening(page: Page, walk: string) {
  const settled = followRequests(page);
  const announcements = await followAnnouncements(page);
  // One DevTools session serves the whole walk, because closing a second one would bring an offline
  // page online.
  const devTools = await page.context().newCDPSession(page);
  const shapeless = await followShapes(page, devTools);
  return async (state: State): Promise<void> => {
    const [name, , passing] = state;
    announcements.length = 0;
    await arrive(page, state);
    if (passing !== 'loading') await settled();
    const place = [fileName(walk), `${fileName(name)}.txt`];
    const file = test.info().snapshotPath(...place);
    const kept = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    const read = () =>
      heard(
        page,
        devTools,
        announcements.filter((words) => !isPassing(words, passing)),
      );
    const text = await lastText(read, kept);
    expect.soft(text, name).toMatchSnapshot(place);
    expect.soft(text, name).not.toMatch(/[\p{L}\d] [,;:.](?!\S)/u);
    expect.soft(await shapeless(), name).toEqual([]);
  };
}
