/**
 * The minimum distance between the window's edge and the page's content: 4 % of the window's width,
 * but 16 to 32 px.
 */
export const gutter = 'clamp(16px, 4vw, 32px)';

/** Maximum width of a page's content in px. */
export const pageWidth = 1160;

/**
 * A centred column with at most `width` px of content. The bars above and below the page use it,
 * too.
 */
export const pageColumn = (width: number = pageWidth) => ({
  width: '100%',
  maxWidth: width + 64,
  marginInline: 'auto',
  paddingInline: gutter,
});

/** Height of the navigation bar in px, without its border of 1 px. */
export const barHeight = 72;

/** Px that the navigation bar and some space below it take at the top of the window. */
export const belowBar = barHeight + 24;

/**
 * CSS variable: the height of the dock, the bar at the bottom of the window for a lost connection
 * and for notices (`app/Dock.tsx`).
 */
export const dockHeight = '--dock-height';

/**
 * CSS variable: the height of the docked toasts, bars at the bottom of the window for which no
 * place between the controls was free (`useFreePlace.ts`).
 */
export const toastsHeight = '--toasts-height';

/** The height of the docked toasts, as the bottom position of an element above them. */
export const aboveToasts = `var(${toastsHeight}, 0px)`;

/** The bottom position of a sticky bar: above the dock and the docked toasts. */
export const aboveDock = `calc(var(${dockHeight}, 0px) + ${aboveToasts})`;

/**
 * Returns the scroll padding that keeps a focused element and its ring above a bar of this height
 * at the bottom of the window (docs/trust.md, T27).
 */
export const scrollPaddingAbove = (height: string): string => `calc(${height} + 8px)`;

/** The columns of a grid: two, or one where large text leaves no room for two. */
export const twoColumns = 'repeat(auto-fill, minmax(min(max(7.5rem, 34%), 100%), 1fr))';

/** A grid of tiles at least `minWidth` px wide at the usual text size; a row has as many as fit. */
export const tileGrid = (minWidth: number) => ({
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth / 16}rem, 100%), 1fr))`,
});

/** A row of text buttons whose words, not their boxes, begin at the edge of the text above. */
export const textButtonRow = { marginInline: 'var(--outdent)' } as const;

/**
 * A list without markers or indents. The marker is an empty text: with `list-style: none`, Safari
 * would not announce a list.
 */
export const plainList = { margin: 0, padding: 0, listStyle: "''" } as const;
