import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { Key } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { timeout } from './engine.ts';
import { findAll, watchErrors } from './findAll.ts';
import type { Pattern, Step } from './findAll.ts';
import type { TabLocator, Tab } from '../support/tab.ts';

const library = '@testing-library/dom/dist/@testing-library/dom.umd.min.js';
const testingLibrary = readFileSync(fileURLToPath(import.meta.resolve(library)), 'utf8');

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Space: Key.SPACE, Tab: Key.TAB };

/**
 * Returns a pattern that matches as Playwright does: any part of a text, ignoring case; the whole
 * text if `exact`.
 */
function patternOf(wanted: string | RegExp, exact = false): Pattern {
  if (wanted instanceof RegExp) return [wanted.source, wanted.flags];
  return exact ? [`^${RegExp.escape(wanted)}$`, ''] : [RegExp.escape(wanted), 'i'];
}

/** Repeats work until it succeeds, because the page may be loading, or may have been replaced. */
const retry = (work: () => Promise<void>): Promise<void> =>
  expect(work).toPass({ timeout: timeout, intervals: [50, 100, 200] });

/** The result of `findAll` in the page, as WebDriver returns it. */
interface Found {
  elements: WebElement[];
  complaints: string[];
}

/**
 * A window of WebKit, the portal's URL, and the list that collects the errors of the window's
 * pages.
 */
interface WebKitWindow {
  driver: WebDriver;
  handle: string;
  baseURL: string;
  complaints: string[];
}

/**
 * Returns a tab of WebKit, driven by WebDriver. Testing Library finds elements by role and name,
 * and the browser itself presses and types.
 */
export function webKitTab({ driver, handle, baseURL, complaints }: WebKitWindow): Tab {
  async function run<Value>(script: string, ...values: unknown[]): Promise<Value> {
    await driver.switchTo().window(handle);
    return driver.executeScript<Value>(script, ...values);
  }

  async function all(steps: Step[]): Promise<WebElement[]> {
    const find = () => run<Found | null>(`return (${String(findAll)})(arguments[0])`, steps);
    let answer = await find();
    if (!answer) {
      await run(`${testingLibrary};(${String(watchErrors)})()`);
      answer = await find();
    }
    complaints.push(...(answer?.complaints ?? []));
    return answer?.elements ?? [];
  }

  /** Returns the only element that the steps find; throws if they find none or several. */
  async function one(steps: Step[]): Promise<WebElement> {
    const [element, another] = await all(steps);
    if (!element || another) throw new Error(`not exactly one ${JSON.stringify(steps)}`);
    return element;
  }

  /**
   * Clicks an element. It is scrolled into view first, because the driver does not scroll to an
   * element just below the window.
   */
  async function click(element: WebElement): Promise<void> {
    await run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
    await element.click();
  }

  const placeAt = (steps: Step[]): TabLocator => {
    const then = (step: Step) => placeAt([...steps, step]);
    const isVisible = async () => (await all(steps)).length > 0;
    return {
      getByRole: (role, { name, exact, ...level } = {}) =>
        then({ role, ...level, ...(name !== undefined && { name: patternOf(name, exact) }) }),
      getByText: (text) => then({ text: patternOf(text) }),
      getByLabel: (label, { exact } = {}) => then({ label: patternOf(label, exact) }),
      locator: (selector) => then({ selector }),
      first: () => then({ nth: 0 }),
      nth: (nth) => then({ nth }),
      isVisible,
      waitFor: ({ state = 'visible' } = {}) =>
        retry(async () => expect(await isVisible()).toBe(state === 'visible')),
      inputValue: async () => run('return arguments[0].value', await one(steps)),
      click: () => retry(async () => click(await one(steps))),
      check: () =>
        retry(async () => {
          const box = await one(steps);
          if (!(await box.isSelected())) await click(box);
        }),
      fill: (text) =>
        retry(async () => {
          const field = await one(steps);
          await run('arguments[0].focus(); arguments[0].select()', field);
          await field.sendKeys(text);
        }),
      setInputFiles: (file) => retry(async () => (await one(steps)).sendKeys(file)),
    };
  };

  const press = async (text: string) => {
    await driver.switchTo().window(handle);
    await driver.actions().sendKeys(text).perform();
  };
  const navigate = async () => {
    await driver.switchTo().window(handle);
    return driver.navigate();
  };
  return {
    ...placeAt([]),
    keyboard: { press: (key) => press(keys[key]), type: press },
    goto: async (address) => (await navigate()).to(new URL(address, baseURL).href),
    reload: async () => (await navigate()).refresh(),
    goBack: async () => (await navigate()).back(),
    evaluate: (read) => run(`return (${String(read)})()`),
  };
}
