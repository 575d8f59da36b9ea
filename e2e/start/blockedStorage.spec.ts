import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { expect, test } from '../support/fixtures.ts';
import { payAsGuest } from '../support/journey.ts';
import { signIn } from '../support/payer.ts';

/** Chromium's preferences of a visitor who blocks site data: no storage, workers or locks. */
const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };

test('T19 if the reader blocks site data, a guest can pay and a payer can sign in', async ({
  baseURL,
}, info) => {
  const profile = info.outputPath('profile');
  mkdirSync(path.join(profile, 'Default'), { recursive: true });
  writeFileSync(path.join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(baseURL !== undefined && { baseURL }),
    locale: 'es-CL',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto('/');
  const isStorageBlocked = await page.evaluate(() => {
    try {
      return window.localStorage === null;
    } catch {
      return true;
    }
  });
  expect(isStorageBlocked).toBe(true);

  await payAsGuest(page);
  await signIn(page);
  await page.getByRole('link', { name: 'Mis pagos' }).click();
  await expect(page.getByRole('table', { name: 'Pagos' })).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});
