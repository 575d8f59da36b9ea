/** What kind of activity: with the mouse or a finger, or with the keyboard. */
type Activity = 'pointer' | 'keyboard';

/** The idle library's own list of what counts as activity. */
const events: Record<string, Activity> = {
  mousemove: 'pointer',
  mousedown: 'pointer',
  wheel: 'pointer',
  touchstart: 'pointer',
  touchmove: 'pointer',
  scroll: 'pointer',
  keydown: 'keyboard',
};

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
  counts: (activity: Activity) => boolean;
  onActivity: (at: number) => void;
}): () => void {
  let last = 0;
  const notice = ({ type }: Event) => {
    const activity = events[type];
    const now = Date.now();
    if (!activity || Math.abs(now - last) < throttle || !counts(activity)) return;
    last = now;
    onActivity(now);
  };
  const options = { capture: true, passive: true };
  for (const type of Object.keys(events)) window.addEventListener(type, notice, options);
  return () => {
    for (const type of Object.keys(events)) window.removeEventListener(type, notice, options);
  };
}
