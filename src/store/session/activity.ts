/** The idle library's own list of what counts as activity. */
const types = ['mousemove', 'mousedown', 'wheel', 'touchstart', 'touchmove', 'scroll', 'keydown'];

/**
 * Reports activity in this tab that counts, at most once per `throttle` ms; returns a function that
 * stops it.
 */
export function followActivity({
  throttle,
  counts,
  onActivity,
}: {
  throttle: number;
  counts: (type: string) => boolean;
  onActivity: (at: number) => void;
}): () => void {
  let last = 0;
  const notice = ({ type }: Event) => {
    const now = Date.now();
    if (Math.abs(now - last) < throttle || !counts(type)) return;
    last = now;
    onActivity(now);
  };
  const options = { capture: true, passive: true };
  for (const type of types) window.addEventListener(type, notice, options);
  return () => {
    for (const type of types) window.removeEventListener(type, notice, options);
  };
}
