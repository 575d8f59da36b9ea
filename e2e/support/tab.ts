import type { Page } from '@playwright/test';

export type Role = Parameters<Page['getByRole']>[0];

/**
 * Ways to find elements in a page or an element; a text matches a part of the name, unless `exact`.
 */
interface Finder {
  getByRole(
    role: Role,
    options?: { name?: string | RegExp; exact?: boolean; level?: number },
  ): TabLocator;
  getByText(text: string | RegExp): TabLocator;
  getByLabel(text: string, options?: { exact?: boolean }): TabLocator;
  locator(selector: string): TabLocator;
}

/** The part of Playwright's locators that the main journeys use. */
export interface TabLocator extends Finder {
  first(): TabLocator;
  nth(index: number): TabLocator;
  isVisible(): Promise<boolean>;
  waitFor(options?: { state?: 'visible' | 'hidden' }): Promise<void>;
  inputValue(): Promise<string>;
  click(): Promise<void>;
  check(): Promise<void>;
  fill(text: string): Promise<void>;
  setInputFiles(file: string): Promise<void>;
}

/** The part of Playwright's pages that the main journeys use; `webKitTab` implements it, too. */
export interface Tab extends Finder {
  keyboard: {
    press(key: 'Enter' | 'Escape' | 'Space' | 'Tab'): Promise<void>;
    type(text: string): Promise<void>;
  };
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  evaluate<Value>(read: () => Value): Promise<Value>;
}
