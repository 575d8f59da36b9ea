import type { Page } from '@playwright/test';

/** The fields of a layout shift that are read. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Records layout shifts without recent input: the amount, the element, and its old and new
 * position.
 */
export async function watchShifts(page: Page): Promise<() => Promise<[number, string][]>> {
  await page.addInitScript(() => {
    const shifts: [number, string][] = [];
    Object.assign(window, { shifts });
    const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} «${node?.textContent?.slice(0, 30)}» ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        );
        if (!hadRecentInput) shifts.push([value, moved.join('; ')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts') as [number, string][]);
}
