import { test } from '../support/fixtures.ts';
import { payByKeyboard } from './keyboard.ts';

const windows = {
  'at 320 px': { viewport: { width: 320, height: 640 } },
  // A window of 1280 × 1024 pixels has 320 × 256 CSS pixels at 400 % zoom (WCAG 1.4.10).
  'at 400 % zoom': { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
};

for (const [size, options] of Object.entries(windows)) {
  test.describe(size, () => {
    test.use(options);

    test('T27 a guest pays by keyboard alone, the focus is always visible, and nothing is wider than the window', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await payByKeyboard(page);
    });
  });
}
