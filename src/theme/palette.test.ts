/** @jest-environment node */
import { contrast } from './contrast.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { theme } from './theme.ts';

describe.each([
  ['light', theme.colorSchemes.light?.palette, lightPalette],
  ['dark', theme.colorSchemes.dark?.palette, darkPalette],
])('the %s scheme', (_name, palette, given) => {
  if (!palette) throw new Error('no such scheme');
  const { text, background, tint, primary, success, warning, error, line } = palette;
  const surfaces = { page: background.default, paper: background.paper };

  it('is the palette that the theme was made of', () => {
    expect(palette.text.primary).toBe(given.text?.primary);
  });

  it.each(Object.entries(surfaces))('has AAA text on the %s', (_surface, surface) => {
    expect(contrast(text.primary, surface)).toBeGreaterThanOrEqual(7);
    expect(contrast(text.secondary, surface)).toBeGreaterThanOrEqual(7);
  });

  it.each(Object.entries(surfaces))('has AA colours of meaning on the %s', (_surface, surface) => {
    for (const { main } of [primary, success, warning, error]) {
      expect(contrast(main, surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(Object.entries(surfaces))('has field borders that are seen on the %s', (_s, surface) => {
    expect(contrast(line.strong, surface)).toBeGreaterThanOrEqual(3);
  });

  it('has AAA text on each tint, and AA colours of meaning on their own', () => {
    for (const surface of Object.values(tint)) {
      expect(contrast(text.primary, surface)).toBeGreaterThanOrEqual(7);
    }
    expect(contrast(primary.main, tint.brand)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(success.main, tint.success)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(warning.main, tint.warning)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(error.main, tint.danger)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text.secondary, tint.brand)).toBeGreaterThanOrEqual(4.5);
  });

  it('has words that can be read on its buttons, pressed or not', () => {
    for (const { main, dark, contrastText } of [primary, error]) {
      expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(contrastText, dark)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
