/** Keys that press the focused element or close a modal; a held key repeats its `keydown`. */
const actingKeys = new Set(['Enter', ' ', 'Escape']);

/** Elements that the space bar presses; in all others it types or scrolls. */
const pressedBySpace =
  'button, a, summary, input:is([type=checkbox], [type=radio], [type=file]), [role]:not(input)';

const controls =
  'button, a, summary, label, input, select, textarea, [role=option], [role^=menuitem]';

/**
 * A second press within this time in ms and this distance in px is part of a double press.
 * `event.detail` is not enough: it is 1 for each tap in Safari on a phone, and for a click on
 * another element in Firefox under automation.
 */
export const doublePress = { touch: 350, mouse: 250, distance: 24 };

/** Whether a mouse button, finger or pen is down, and the tasks to run after its release. */
let isPressed = false;
let pressTasks: (() => void)[] = [];

/** Runs the tasks that `afterPress` has postponed. */
export function flushPressTasks(): void {
  const tasks = pressTasks;
  pressTasks = [];
  for (const task of tasks) task();
}

/** Runs the tasks in a timeout, because the click event follows the release and must come first. */
const flushSoon = () => void setTimeout(flushPressTasks);

/**
 * Runs `task`, which moves parts of the page, once no press is in progress: a button that moves
 * between press and release gets no click. For example, pressing a button blurs a field, and the
 * error below the field would then move the button.
 */
export function afterPress(task: () => void): void {
  pressTasks.push(task);
  if (!isPressed) flushSoon();
}

/** Whether a key of `actingKeys` types or scrolls on this element: then it may repeat if held. */
function mayRepeat(key: string, target: Element): boolean {
  if (key === ' ') return !target.matches(pressedBySpace);
  return key === 'Enter' && target.localName === 'textarea';
}

/**
 * The control that a click acts on, with its current text. A click on a label counts as a click on
 * its control, because the browser then fires a second click there.
 */
function controlAt(target: Element) {
  const control = target.closest<HTMLElement>(controls) ?? target;
  const element = (control instanceof HTMLLabelElement && control.control) || control;
  return { element, words: `${element.textContent} ${element.getAttribute('aria-label')}` };
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Adds a window listener for the capture phase, so that it runs before React's listeners; returns a
 * function that removes it.
 */
function listen<Type extends keyof WindowEventMap>(
  type: Type,
  follow: (event: WindowEventMap[Type]) => void,
): () => void {
  window.addEventListener(type, follow, true);
  return () => window.removeEventListener(type, follow, true);
}

/**
 * Stops the repeated events of a held Enter, Escape or space bar, unless the key types or scrolls.
 * Stops the second click of a double click unless it hits the same control with the same text as
 * the first click: after the removal of a row it may hit the button of the next row. Records for
 * `afterPress` whether a pointer is down. Returns a function that removes the listeners.
 */
export function followPresses(): () => void {
  /** The element on which the space bar went down; releasing the bar must click no other. */
  let spaceDown: EventTarget | null = null;
  let pointer: 'touch' | 'mouse' = 'mouse';
  let hasMoved = false;
  /** The control of the first click in a series at one place, and the latest click anywhere. */
  let first: ReturnType<typeof controlAt> | undefined;
  let latest: MouseEvent | undefined;

  const followKey = (event: KeyboardEvent) => {
    const { key, target, repeat, type } = event;
    if (!actingKeys.has(key) || !(target instanceof Element)) return;
    if (type === 'keyup') {
      if (key === ' ' && target !== spaceDown && !mayRepeat(key, target)) stop(event);
      return;
    }
    if (repeat && !mayRepeat(key, target)) stop(event);
    else if (!repeat && key === ' ') spaceDown = target;
  };

  const isSecond = (event: MouseEvent, { element }: ReturnType<typeof controlAt>) => {
    if (event.detail > 1) return true;
    if (!latest) return false;
    // A click of a mouse that has moved begins a new series. For mouse clicks on the same element,
    // `detail` is reliable, also in Firefox under automation. Here it is 1: a first click.
    if (pointer === 'mouse' && (hasMoved || element === first?.element)) return false;
    const [x, y] = [event.clientX - latest.clientX, event.clientY - latest.clientY];
    const isSoon = event.timeStamp - latest.timeStamp < doublePress[pointer];
    return isSoon && Math.hypot(x, y) < doublePress.distance;
  };

  const followClick = (event: MouseEvent) => {
    // Ignores clicks without a pointer (`detail` 0), as by a key, a script or assistive technology:
    // they are no part of a double click.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const clicked = controlAt(event.target);
    if (!isSecond(event, clicked)) first = clicked;
    // React may reuse the element of "Siguiente" for "Enviar", so the text is compared, too.
    else if (first?.element !== clicked.element || first.words !== clicked.words) stop(event);
    latest = event;
    hasMoved = false;
  };

  const followPointer = ({ type, pointerType }: PointerEvent) => {
    isPressed = type === 'pointerdown';
    pointer = pointerType === 'touch' ? 'touch' : 'mouse';
    if (!isPressed) flushSoon();
  };

  const followMove = () => {
    hasMoved = true;
  };

  const stops = [
    listen('keydown', followKey),
    listen('keyup', followKey),
    listen('click', followClick),
    listen('pointerdown', followPointer),
    listen('pointerup', followPointer),
    listen('pointercancel', followPointer),
    listen('pointermove', followMove),
    // Scrolling counts as a move: under automation the page may scroll the next element under the
    // resting mouse.
    listen('scroll', followMove),
  ];
  return () => {
    isPressed = false;
    for (const stopListening of stops) stopListening();
  };
}
