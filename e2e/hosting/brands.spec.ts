import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changeColors, expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { httpSettings } from '../support/httpSettings.ts';
import { payAsGuest } from '../support/journey.ts';
import { readPdf } from '../../src/test/output/readPdf.ts';
import { araucaria, boldo, logoOf, runBrand, startBrand, textsIn, textsOf } from './brands.ts';

const build = path.join(import.meta.dirname, '../../dist-http');

let brands: Awaited<ReturnType<typeof startBrand>>[];
test.beforeAll(async () => {
  // Writing two builds takes long on a busy machine.
  test.setTimeout(180_000);
  brands = [await startBrand(build, araucaria), await startBrand(build, boldo)];
});
test.afterAll(() => {
  for (const { stop } of brands) stop();
});

/** Returns the brand with this id as `one`, and the other brand as `other`. */
function both(id: string) {
  const [one, other] = brands[0]?.id === id ? brands : brands.toReversed();
  if (!one || !other) throw new Error('The brands do not run');
  return { one, other };
}

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const scripts = (directory: string) =>
  textsIn(directory)
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, text]) => [file, createHash('sha256').update(text).digest('hex')]);

test('two brands have the scripts of the build, byte by byte', () => {
  const own = scripts(build);
  expect(own.length).toBeGreaterThan(10);
  for (const { files } of brands) expect(scripts(files)).toEqual(own);
});

for (const { id, name, entity, light, dark } of [araucaria, boldo]) {
  test.describe(`the brand of ${entity}`, () => {
    test('contains no name of the other brand, of the sandbox, or of the build', () => {
      const { one, other } = both(id);
      const own = textsOf(one.brand).join('\n');
      const foreign = [
        ...textsOf(other.brand),
        ...Object.values(httpSettings),
        'Portal de Pagos',
      ].filter((text) => text.length > 4 && !own.includes(text));
      expect(foreign.length).toBeGreaterThan(100);
      for (const [file, text] of textsIn(one.files)) {
        expect(
          foreign.filter((each) => text.includes(each)),
          file,
        ).toEqual([]);
      }
    });

    test('is in the headers and in security.txt', () => {
      const { one } = both(id);
      const read = (file: string) => readFileSync(path.join(one.files, file), 'utf8');
      expect(read('_headers')).toContain(`connect-src 'self' ${one.origin}`);
      expect(read('.well-known/security.txt')).toContain(`Contact: mailto:seguridad@${id}.example`);
      expect(read('.well-known/security.txt')).toContain(
        `Canonical: https://${new URL(one.origin).host}`,
      );
    });

    test('is in the first paint of each public page, before any script', async ({ browser }) => {
      const { one } = both(id);
      const page = await browser.newPage({ javaScriptEnabled: false });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const url of ['/', '/pagarServicios', '/preguntas', '/terminos', '/basesLegales']) {
          await page.goto(one.origin + url);
          await expect(page).toHaveTitle(new RegExp(`(^| · )${name}$`));
          const colours = colorScheme === 'light' ? light : dark;
          await expect(page.locator('body')).toHaveCSS('background-color', rgb(colours.page));
          const logo = page.getByRole('link', { name: `${name}, inicio` });
          await expect(logo).toContainText(name);
          expect(
            await logo.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth),
          ).toBeGreaterThan(0);
          await expect(page.getByRole('contentinfo')).toContainText(`© 2024 ${entity}`);
          await page.setViewportSize({ width: 320, height: 640 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
          await page.setViewportSize({ width: 1280, height: 720 });
        }
      }
      await page.close();
    });

    test('has no axe violations, light and dark', async ({ page }) => {
      const { one } = both(id);
      for (const url of ['/', '/preguntas', '/terminos', '/usuario/registro']) {
        await page.goto(one.origin + url);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        for (const colorScheme of ['light', 'dark'] as const) {
          await changeColors(page, colorScheme);
          await expectNoAxeViolations(page, `${url}, ${colorScheme}`);
        }
      }
    });

    test.describe('after a payment', () => {
      test('is on the receipt, on paper, in its PDF and in the e-mail', async ({ browser }) => {
        const { one } = both(id);
        // With motion, axe could measure a colour in the middle of its transition.
        const context = await browser.newContext({
          baseURL: one.origin,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(String(error)));
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
        });
        // This wait has no timeout, because the payment before the mail takes long on a slow
        // machine.
        const letter = page.waitForRequest(
          (request) => (request.postData() ?? '').includes('Comprobante de pago'),
          { timeout: 0 },
        );
        await payAsGuest(page);
        const receipt = page.locator('.print-receipt');
        await expect(receipt).toContainText(entity);
        const sent = (await letter).postData() ?? '';
        for (const part of [name, entity, light.main, one.brand.settings.PORTAL_EMAIL_IMAGES_URL]) {
          expect(sent).toContain(part);
        }
        for (const colorScheme of ['light', 'dark'] as const) {
          await changeColors(page, colorScheme);
          await expectNoAxeViolations(page, colorScheme, colorScheme);
        }
        const saved = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Guardar PDF' }).click();
        const bytes = readFileSync(await (await saved).path());
        const { info, pages } = await readPdf(new Blob([bytes]));
        expect(info).toMatchObject({ Author: entity, Creator: name });
        expect(pages[0]?.text).toContain(name);
        await page.emulateMedia({ media: 'print' });
        await expect(receipt).toContainText(name);
        expect(complaints).toEqual([]);
        await context.close();
      });
    });
  });
}

test('a brand is refused with the names of all its faults', () => {
  const { one } = both(araucaria.id);
  const faulty = structuredClone(one.brand);
  faulty.palette.dark.text.secondary = '#55606A';
  faulty.promises.cost = ' ';
  const said = runBrand(build, 'refused', { ...faulty, colour: 'red' }, logoOf(araucaria));
  expect(said.trim().split('\n')).toEqual([
    'colour: is not known.',
    'promises.cost: is blank, or has a character that is not printed.',
    expect.stringMatching(/^palette\.dark: text\.secondary #55606A on background\.default/),
    expect.stringMatching(/^palette\.dark: text\.secondary #55606A on background\.paper/),
    expect.stringMatching(/^palette\.dark: text\.secondary #55606A on tint\.brand/),
    expect.stringMatching(/^palette\.dark: text\.secondary #55606A on accent\.soft/),
    expect.stringMatching(
      /^palette\.dark: text\.secondary #55606A on action\.hover over background\.default/,
    ),
    expect.stringMatching(
      /^palette\.dark: text\.secondary #55606A on action\.hover over background\.paper/,
    ),
  ]);
});
