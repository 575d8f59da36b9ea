import { findCompany, listCategories } from './catalogue.ts';
import { companies } from './companies.ts';

// The marks (logos) of categories and companies: plain figures on a square of 48 units.

/** The colours of a mark: `fg` is white, `hi` the accent; cut-out shapes are drawn in `bg`. */
interface Palette {
  bg: string;
  fg: string;
  hi: string;
}

type Figure = (palette: Palette) => string;

const palettes = {
  agua: { bg: '#1E6091', fg: '#FFFFFF', hi: '#8FD3F4' },
  electricidad: { bg: '#3D405B', fg: '#FFFFFF', hi: '#F2CC60' },
  gas: { bg: '#A23E48', fg: '#FFFFFF', hi: '#F9B572' },
  telecomunicaciones: { bg: '#4A3F8C', fg: '#FFFFFF', hi: '#B8A9F0' },
  autopistas: { bg: '#2B4141', fg: '#FFFFFF', hi: '#F4C95D' },
  educacion: { bg: '#7A3B69', fg: '#FFFFFF', hi: '#F3B7D7' },
  comercio: { bg: '#B5532B', fg: '#FFFFFF', hi: '#FFD9A8' },
  seguros: { bg: '#0B6E5F', fg: '#FFFFFF', hi: '#9BE3C9' },
  municipalidades: { bg: '#5B5F2A', fg: '#FFFFFF', hi: '#D9DD92' },
  salud: { bg: '#A8325E', fg: '#FFFFFF', hi: '#FFC1D5' },
} satisfies Record<string, Palette>;

type CategoryId = keyof typeof palettes;

const isCategoryId = (id: string): id is CategoryId => Object.hasOwn(palettes, id);

const drop = 'M24 9c6 8 10 13 10 19a10 10 0 0 1-20 0c0-6 4-11 10-19z';
const bolt = 'M27 8 13 27h9l-2 13 15-20h-9z';
const flame = 'M25 8c2 7 10 10 10 20a11 11 0 0 1-22 0c0-5 3-8 5-11 1 3 2 4 4 5 1-5 0-9 3-14z';
const shield = 'M24 8l14 5v10c0 9-6 14-14 17-8-3-14-8-14-17V13z';

/**
 * The figures of each category. The category's own mark shows the first figure; the marks of its
 * companies use all figures in turn.
 */
const figures: Record<CategoryId, readonly [Figure, ...Figure[]]> = {
  agua: [
    ({ fg, hi }) =>
      `<path fill="${fg}" d="${drop}"/><path fill="${hi}" d="M18 28a6 6 0 0 0 6 6v-3a3 3 0 0 1-3-3z"/>`,
    ({ fg, hi }) =>
      `<path fill="none" stroke="${fg}" stroke-width="4" d="M8 19q4-5 8 0t8 0 8 0 8 0"/><path fill="none" stroke="${hi}" stroke-width="4" d="M8 30q4-5 8 0t8 0 8 0 8 0"/>`,
    ({ fg, hi }) =>
      `<circle cx="24" cy="24" r="14" fill="${hi}"/><path fill="${fg}" d="M10 25q7-6 14 0t14 0a14 14 0 0 1-28 0z"/>`,
  ],
  electricidad: [
    ({ hi }) => `<path fill="${hi}" d="${bolt}"/>`,
    ({ fg, hi, bg }) =>
      `<circle cx="24" cy="24" r="15" fill="${fg}"/><path fill="${bg}" d="M26 13 16 26h6l-1 9 11-14h-7z"/><circle cx="37" cy="11" r="4" fill="${hi}"/>`,
    ({ fg, hi }) =>
      `<circle cx="24" cy="24" r="7" fill="${hi}"/><path stroke="${fg}" stroke-width="3.5" stroke-linecap="round" d="M24 8v5M24 35v5M8 24h5M35 24h5M13 13l3 3M32 32l3 3M35 13l-3 3M16 32l-3 3"/>`,
  ],
  gas: [
    ({ fg, hi }) =>
      `<path fill="${hi}" d="${flame}"/><path fill="${fg}" d="M24 25c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z"/>`,
    ({ fg, hi }) =>
      `<path fill="${fg}" d="M14 20a10 10 0 0 1 20 0v18a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2z"/><path fill="${hi}" d="M20 8h8v4h-8zM14 24h20v5H14z"/>`,
  ],
  telecomunicaciones: [
    ({ fg, hi }) =>
      `<circle cx="24" cy="34" r="4" fill="${hi}"/><path fill="none" stroke="${fg}" stroke-width="4" stroke-linecap="round" d="M16 26a11 11 0 0 1 16 0M10 19a20 20 0 0 1 28 0"/>`,
    ({ fg, hi }) =>
      `<rect x="15" y="8" width="18" height="32" rx="4" fill="${fg}"/><rect x="18" y="13" width="12" height="18" rx="1" fill="${hi}"/>`,
    ({ fg, hi }) =>
      `<rect x="8" y="14" width="32" height="21" rx="3" fill="${fg}"/><path fill="${hi}" d="M21 19l8 5.5-8 5.5z"/><path stroke="${fg}" stroke-width="3" stroke-linecap="round" d="M17 40h14"/>`,
  ],
  autopistas: [
    ({ fg, hi }) =>
      `<path fill="${fg}" d="M19 8h10l9 32H10z"/><path stroke="${hi}" stroke-width="3" d="M24 11v6M24 21v7M24 32v7"/>`,
    ({ fg, hi }) =>
      `<path fill="none" stroke="${fg}" stroke-width="5" d="M10 40c0-16 28-16 28-32"/><path fill="none" stroke="${hi}" stroke-width="2" stroke-dasharray="4 3" d="M10 40c0-16 28-16 28-32"/>`,
    ({ fg, hi }) =>
      `<path fill="none" stroke="${fg}" stroke-width="5" d="M8 32q16-24 32 0"/><path stroke="${hi}" stroke-width="4" d="M8 36h32"/>`,
    ({ fg, hi }) =>
      `<path fill="${fg}" d="M8 16 24 8l16 8v4H8z"/><path fill="${hi}" d="M11 23h5v17h-5zM32 23h5v17h-5z"/>`,
    ({ fg, hi, bg }) =>
      `<path fill="${fg}" d="M8 40V24a16 16 0 0 1 32 0v16z"/><path fill="${bg}" d="M15 40V25a9 9 0 0 1 18 0v15z"/><path stroke="${hi}" stroke-width="3" d="M24 29v4M24 36v4"/>`,
  ],
  educacion: [
    ({ fg, hi }) =>
      `<path fill="${fg}" d="M24 15c-4-3-9-4-15-4v23c6 0 11 1 15 4z"/><path fill="${hi}" d="M24 15c4-3 9-4 15-4v23c-6 0-11 1-15 4z"/>`,
    ({ fg, hi }) =>
      `<path fill="${fg}" d="M24 10 6 19l18 9 18-9z"/><path fill="${hi}" d="M13 26v7c3 3 7 5 11 5s8-2 11-5v-7l-11 6z"/>`,
    ({ fg, hi }) =>
      `<path fill="${fg}" d="M24 7l5 9 9-3-3 9 6 7H7l6-7-3-9 9 3z"/><path fill="${hi}" d="M21 30h6v11h-6z"/>`,
  ],
  comercio: [
    ({ fg, hi }) =>
      `<path fill="${fg}" d="M11 17h26l2 23H9z"/><path fill="none" stroke="${hi}" stroke-width="3.5" d="M18 22v-6a6 6 0 0 1 12 0v6"/>`,
    ({ fg, hi }) =>
      `<path fill="${fg}" d="M10 22h28v18H10z"/><path fill="${hi}" d="M8 10h32v8a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0z"/>`,
    ({ fg, hi }) =>
      `<rect x="7" y="13" width="34" height="23" rx="4" fill="${fg}"/><path fill="${hi}" d="M7 18h34v6H7z"/>`,
  ],
  seguros: [
    ({ fg, hi }) =>
      `<path fill="${fg}" d="${shield}"/><path fill="none" stroke="${hi}" stroke-width="4" stroke-linecap="round" d="M17 24l5 5 9-10"/>`,
    ({ fg, hi }) =>
      `<path fill="${fg}" d="M8 25a16 16 0 0 1 32 0z"/><path fill="none" stroke="${hi}" stroke-width="3.5" stroke-linecap="round" d="M24 25v10a4 4 0 0 0 8 0"/>`,
  ],
  municipalidades: [
    ({ fg, hi }) =>
      `<path fill="${hi}" d="M24 8l16 9H8z"/><path fill="${fg}" d="M10 36h28v4H10zM12 20h5v13h-5zM21.5 20h5v13h-5zM31 20h5v13h-5z"/>`,
    ({ fg, hi }) =>
      `<path fill="${hi}" d="M25 8h12l-3 4 3 4H25z"/><path stroke="${fg}" stroke-width="3" d="M24 8v14"/><path fill="${fg}" d="M10 22h28v18H28v-9h-8v9H10z"/>`,
  ],
  salud: [
    ({ fg }) => `<path fill="${fg}" d="M19 9h10v10h10v10H29v10H19V29H9V19h10z"/>`,
    ({ fg, hi }) =>
      `<path fill="${fg}" d="M15 9c4 0 5 2 9 2s5-2 9-2c5 0 7 5 6 11-1 5-3 7-4 13-1 5-5 6-6 1l-2-8a3 3 0 0 0-6 0l-2 8c-1 5-5 4-6-1-1-6-3-8-4-13-1-6 1-11 6-11z"/><circle cx="31" cy="17" r="3" fill="${hi}"/>`,
  ],
};

function draw(categoryId: string, index: number, id: string): string | undefined {
  if (!isCategoryId(categoryId)) return undefined;
  const palette = palettes[categoryId];
  const own = figures[categoryId];
  const figure = own[index % own.length] ?? own[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" role="img" aria-label="${id}"><rect width="48" height="48" rx="12" fill="${palette.bg}"/>${figure(palette)}</svg>`;
}

/** Returns the SVG mark of a category or company, by its id; undefined for an unknown id. */
export function drawMark(id: string): string | undefined {
  if (listCategories().some((category) => category.id === id)) return draw(id, 0, id);
  const company = findCompany(id);
  if (!company) return undefined;
  const peers = companies.filter(({ categoryId }) => categoryId === company.categoryId);
  return draw(company.categoryId, peers.indexOf(company), company.id);
}

/** The portal's own mark, as in its e-mails. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 32 32" role="img" aria-label="logo"><rect width="32" height="32" rx="9" fill="#0F4C5C"/><path fill="#FFFFFF" d="M9 7h14v18l-2.33-2-2.34 2L16 23l-2.33 2-2.34-2L9 25V7Z"/><path d="M12.5 12h7m-7 4h3.5" stroke="#0F4C5C" stroke-width="2" stroke-linecap="round"/><circle cx="19.5" cy="16.5" r="2.25" fill="#F4A259"/></svg>';

/**
 * Returns an SVG image by its file name: a mark, or the logo, which the portal's e-mails request as
 * `logo.png`; undefined for any other name.
 */
export function drawImage(file: string): string | undefined {
  const [, id] = /^(.+)\.svg$/.exec(file) ?? [];
  return file === 'logo.png' ? logo : drawMark(id ?? '');
}
