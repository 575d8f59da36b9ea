/** Whether a mouse button, finger or pen is down, and what waits for its release. */
let isPressed = false;
let waiting: (() => void)[] = [];

/** Does at once what waits: it must not come after what happens now. */
export function catchUp(): void {
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) task();
}

/** In a task of its own: the click that a release becomes comes before it. */
const catchUpSoon = () => void setTimeout(catchUp);

function follow({ type }: Event) {
  isPressed = type === 'pointerdown';
  if (!isPressed) catchUpSoon();
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
  if (!isPressed) catchUpSoon();
}
