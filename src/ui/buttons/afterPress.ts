/** Whether a mouse button, finger or pen is down, and the tasks that wait for its release. */
let isPressed = false;
let waiting: (() => void)[] = [];

/** Runs the waiting tasks now, ahead of what follows. */
export function catchUp(): void {
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) task();
}

/** As a macrotask: the click event that follows the release comes first. */
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
 * Runs `task`, which moves parts of the page, once no press is in progress: a button or link that
 * moves between press and release gets no click. A press blurs a field, whose error would appear at
 * that moment.
 */
export function afterPress(task: () => void): void {
  waiting.push(task);
  if (!isPressed) catchUpSoon();
}
