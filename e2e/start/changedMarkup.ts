import type { Page } from '@playwright/test';
import { keysOf } from '../../src/lib/arrays.ts';

/**
 * Changes that browser extensions, and the browser's own translation, make to a page; 'nothing' is
 * for comparison.
 */
export const changes = ['attributes', 'wrappers', 'siblings', 'translation', 'nothing'] as const;

export type Change = (typeof changes)[number];

/** Changes a page at an event, or some milliseconds after its parsing. Runs in the page. */
function change({ kind, at }: { kind: Change; at: string | number }): void {
  const add = (name: string, into: Element, before: Element | null = into.firstElementChild) => {
    const element = document.createElement(name);
    element.className = 'ajeno';
    return into.insertBefore(element, before);
  };
  const wrap = (element: Element) => {
    const wrapper = document.createElement('ajeno-caja');
    element.before(wrapper);
    // `moveBefore` keeps the focus: removing and adding the element would blur a field.
    wrapper.moveBefore(element, null);
  };
  const wrapTexts = () => {
    const kept = 'script, style, textarea, font, [translate=no]';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest(kept)) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    }
  };
  const act = () => {
    const root = document.querySelector('#root');
    const main = document.querySelector('main');
    const fields = document.querySelectorAll('#root :is(input, textarea)');
    if (!root || !main) return;
    switch (kind) {
      case 'attributes':
        document.body.setAttribute('cz-shortcut-listen', 'true');
        document.documentElement.dataset['ltInstalled'] = 'true';
        for (const field of fields) {
          field.setAttribute('data-gramm', 'false');
          (field as HTMLElement).style.setProperty('background-repeat', 'no-repeat');
        }
        break;
      case 'wrappers':
        for (const field of fields) wrap(field);
        if (main.firstElementChild) wrap(main.firstElementChild);
        break;
      case 'siblings':
        add('ajeno-barra', document.body);
        add('ajeno-barra', root);
        add('ajeno-barra', root, null);
        add('h1', main);
        // Each field gets an element like the icon of a password manager.
        for (const field of fields)
          if (field.parentElement) add('button', field.parentElement, field);
        break;
      case 'translation':
        wrapTexts();
        new MutationObserver(wrapTexts).observe(document, { childList: true, subtree: true });
        break;
      case 'nothing':
    }
  };
  if (typeof at === 'string') window.addEventListener(at, act, true);
  else document.addEventListener('DOMContentLoaded', () => setTimeout(act, at));
}

/**
 * Changes every document that the page loads, as extensions and translating browsers do: at an
 * event of the window, or some milliseconds after parsing.
 */
export const changeMarkup = (page: Page, kind: Change, at: string | number = 'DOMContentLoaded') =>
  page.addInitScript(change, { kind, at });

/** The ways in which text arrives in the focused field. */
export const ways = {
  keys: (page: Page, text: string) => page.keyboard.type(text, { delay: 30 }),
  'a burst of keys': async (page: Page, text: string) => {
    await Promise.all(Array.from(text, (key) => page.keyboard.press(key === ' ' ? 'Space' : key)));
  },
  'text without keys': async (page: Page, text: string) => {
    for (const word of text.match(/\S+\s*/g) ?? []) await page.keyboard.insertText(word);
  },
  'an input method': async (page: Page, text: string) => {
    const devTools = await page.context().newCDPSession(page);
    for (let length = 1; length <= text.length; length += 1) {
      const composed = text.slice(0, length);
      await devTools.send('Input.imeSetComposition', {
        text: composed,
        selectionStart: length,
        selectionEnd: length,
      });
      await page.waitForTimeout(20);
    }
    await devTools.send('Input.insertText', { text });
    await devTools.detach();
  },
};

export type Way = keyof typeof ways;
export const wayNames = keysOf(ways);
