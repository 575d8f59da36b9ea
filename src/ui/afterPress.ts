/** Whether a mouse button, finger or pen is down, and what waits for its release. */
let isPressed = false;
let waiting: (() => void)[] = [];

function flush() {
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) task();
}

/** In a task of its own: the click that a release becomes comes before it. */
const flushSoon = () => void setTimeout(flush);

function follow({ type }: Event) {
  isPressed = type === 'pointerdown';
  if (!isPressed) flushSoon();
}

if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    window.addEventListener(type, follow, true);
  }
}

/**
 * Does what moves the page once no press is under way: a button or link that slips away between the press and the release gets no
 * click. A press takes the focus from a field, whose message would otherwise come right then.
 */
export function afterPress(task: () => void): void {
  waiting.push(task);
  if (!isPressed) flushSoon();
}
