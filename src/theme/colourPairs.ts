import type { Brand } from '../config/brand.ts';
import { hoverOpacity, ink } from './contrast.ts';
import { darkSeries, lightSeries } from './chartColours.ts';

type Scheme = keyof typeof hoverOpacity;

/** The names of a colour and of the colour below it, and the minimum contrast by WCAG AA. */
export type ColourPair = [over: string, under: string, least: number];

const words = 4.5;
const shapes = 3;
const pages = ['background.default', 'background.paper'];
const tints = ['tint.brand', 'tint.success', 'tint.warning', 'tint.danger'];

const hovered = pages.map((page) => `action.hover over ${page}`);
const series = lightSeries.map((_, index) => `series.${index}`);

const pairs = (over: string, under: readonly string[], least: number) =>
  under.map((each): ColourPair => [over, each, least]);

/** Every text or shape colour with each surface that the theme draws it on, in both schemes. */
export const colourPairs: readonly ColourPair[] = [
  // The sample bill's identifier is drawn on `accent.soft`.
  ...pairs('text.primary', [...pages, ...tints, 'action.disabledBackground', 'accent.soft'], words),
  ...pairs('text.secondary', [...pages, 'tint.brand', 'accent.soft'], words),
  // Text buttons, icon buttons and steps have these colours on a hovered background, too.
  ...['text.primary', 'text.secondary', 'primary.main'].flatMap((over) =>
    pairs(over, hovered, words),
  ),
  // Links in alerts have this colour on the tints.
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
  ...series.flatMap((over) => pairs(over, ['background.default'], shapes)),
];

/** Returns the `#rrggbb` colour of `over` drawn with this opacity on `under`. */
function mixed(over: string, under: string, opacity: number): string {
  const channel = (at: number) => {
    const [top = 0, bottom = 0] = [over, under].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    );
    return Math.round(bottom + (top - bottom) * opacity)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`.toUpperCase();
}

/**
 * Returns the colour with a name of `ColourPair` in one of a brand's schemes. `action.hover over …`
 * is the primary colour mixed with the named colour below it.
 */
export function colourOf(palette: Brand['palette'], scheme: Scheme, name: string): string {
  if (name === 'ink') return ink;
  const [, page] = name.split(' over ');
  if (page !== undefined) {
    const [over, under] = ['primary.main', page].map((each) => colourOf(palette, scheme, each));
    return mixed(over ?? '', under ?? '', hoverOpacity[scheme]);
  }
  const colours = { ...palette[scheme], series: scheme === 'light' ? lightSeries : darkSeries };
  const found = name
    .split('.')
    .reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], colours);
  return String(found);
}
