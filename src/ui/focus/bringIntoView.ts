/**
 * Brings the beginning of what was just asked for into view, unless it is in the upper half of the
 * window: what is above it stays visible where there is room.
 */
export function bringIntoView(region: HTMLElement | null): void {
  const top = region?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) region?.scrollIntoView({ block: 'start' });
}
