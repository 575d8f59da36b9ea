import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths.ts';
import { openStillPage } from '../walks/stillPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { followShapes } from './shapes.ts';

// Tests `followShapes` itself, with which `access.spec.ts` checks every screen in `e2e/walks`: each
// style below breaks a page, and `followShapes` must report it.

const faults: [fault: string, style: string, found: RegExp][] = [
  [
    'text fields have neither border nor fill',
    '.MuiInputBase-root, .MuiInputBase-root * { border: 0 !important; background: none !important; outline: 0 !important }',
    /Nombre.* has neither border nor fill/,
  ],
  [
    'a checkbox has neither border nor fill',
    '.MuiCheckbox-root, .MuiCheckbox-root *, .MuiCheckbox-root *::before { border: 0 !important; background: none !important; outline: 0 !important }',
    /input checkbox.* has neither border nor fill/,
  ],
  [
    'buttons have neither border nor fill',
    'button, button * { border: 0 !important; background: none !important; outline: 0 !important; text-decoration: none !important }',
    /button.* has neither border nor fill/,
  ],
  [
    'the fill of buttons is as pale as what is behind it',
    'button, button * { border: 0 !important; background: #faf9f6 !important; outline: 0 !important; text-decoration: none !important }',
    /more contrast: .*button.* has neither border nor fill/,
  ],
  [
    'nothing shows the focus',
    '*, *::before, *::after { outline: none !important; border-style: none !important; background: none !important; color: black !important }',
    /looks the same in focus/,
  ],
];

/** Replaces the styles that the test adds to a page; '' removes them. */
const setStyle = (page: Page, content: string) =>
  page.evaluate((text) => {
    // The policy forbids `style` elements, but not constructed sheets.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, content);

test('a control without a shape, or without a mark of the focus, is found', async ({
  browser,
  baseURL,
}) => {
  const page = await openStillPage(browser, { baseURL: baseURL ?? '', width: 1440 });
  const devTools = await page.context().newCDPSession(page);
  await page.goto(paths.register);
  await page.getByRole('checkbox').waitFor();
  const shapeless = await followShapes(page, devTools);
  expect(await shapeless()).toEqual([]);
  for (const [fault, style, found] of faults) {
    await setStyle(page, style);
    expect((await shapeless()).join('\n'), fault).toMatch(found);
    await setStyle(page, '');
  }
  await page.context().close();
});
