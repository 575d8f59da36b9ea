import type { Colours } from '../config/brand.ts';

/** The channels of a `#rrggbb` colour in linear light, 0 to 1. */
export function linearLight(hex: string): [number, number, number] {
  const channel = (at: number) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(hex: string): number {
  const [red, green, blue] = linearLight(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The darkest colour, for dark-on-light content in both schemes of every brand. */
export const ink = '#0E1B2A';

/** A colour over another by their names, and the least contrast that WCAG AA requires. */
export type ColourPair = [over: string, under: string, least: number];

const words = 4.5;
const shapes = 3;
const pages = ['background.default', 'background.paper'];
const tints = ['tint.brand', 'tint.success', 'tint.warning', 'tint.danger'];

const pairs = (over: string, under: readonly string[], least: number) =>
  under.map((each): ColourPair => [over, each, least]);

/** Every pair of colours that the theme puts on each other, in each scheme. */
export const colourPairs: readonly ColourPair[] = [
  // The sample bill's identifier is drawn on `accent.soft`.
  ...pairs('text.primary', [...pages, ...tints, 'action.disabledBackground', 'accent.soft'], words),
  ...pairs('text.secondary', [...pages, 'tint.brand', 'accent.soft'], words),
  // The links of alerts lie on the tints, too.
  ...pairs('primary.main', [...pages, ...tints], words),
  ...pairs('success.main', [...pages, 'tint.success'], words),
  ...pairs('warning.main', [...pages, 'tint.warning'], words),
  ...pairs('error.main', [...pages, 'tint.danger'], words),
  ...pairs('primary.contrastText', ['primary.main', 'primary.dark'], words),
  ...pairs('success.contrastText', ['success.main'], words),
  ...pairs('warning.contrastText', ['warning.main'], words),
  ...pairs('error.contrastText', ['error.main', 'error.dark'], words),
  ...pairs('ink', ['accent.main'], words),
  ...pairs('line.strong', pages, shapes),
];

export function colourOf(colours: Colours, name: string): string {
  if (name === 'ink') return ink;
  const found = name
    .split('.')
    .reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], colours);
  return String(found);
}
