import type { Corner } from './freePlace.ts';

export type ToastClass = 'success' | 'danger' | 'warning' | 'info' | 'light' | 'dark';

type Edge = 'top' | 'bottom';
type Side = 'left' | 'center' | 'right';

/**
 * The position of a toast: an edge and a side, or one of them. Without an edge it is at the bottom,
 * without a side in the centre.
 */
export type ToastPosition = Edge | Side | `${Edge}-${Side}`;

export function cornerOf(position: ToastPosition = 'bottom-right'): Corner {
  const words = position.split('-');
  return {
    vertical: words.includes('top') ? 'top' : 'bottom',
    horizontal: words.includes('left') ? 'left' : words.includes('right') ? 'right' : 'center',
  };
}

export interface Toast {
  text: string;
  targetClass: ToastClass;
  /** Bottom right by default. */
  position?: ToastPosition;
  /** Milliseconds until the toast closes automatically, by default 8000; `null` for never. */
  duration?: number | null;
  /** Whether the toast shows how much of `duration` is left. */
  progress?: boolean;
  /** Whether the toast is skipped while one with the same text is shown. */
  suppressDuplicates?: boolean;
  /** Whether the toast stays when the screen changes; by default it closes. */
  outlivesScreen?: boolean;
  /**
   * The path of a screen on which the toast closes, also if the press that showed the toast led
   * there.
   */
  endsOn?: string;
  /** A button in the toast, such as "Deshacer"; pressing it also closes the toast. */
  action?: { label: string; onPress: () => void };
}

/** The mounted `ToastStack`, which shows toasts. */
interface Toaster {
  show: (toast: Toast) => void;
  clear: () => void;
}

let toaster: Toaster | undefined;
/** Toasts requested while no stack is mounted: its code loads, or `clearToasts` replaces it. */
let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();

function setWaiting(toasts: readonly Toast[]): void {
  waiting = toasts;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast; may be called anywhere, also before the first render: the toast then waits until
 * the stack is mounted.
 */
export function showToast(toast: Toast): void {
  if (toaster) toaster.show(toast);
  else setWaiting([...waiting, toast]);
}

/**
 * Removes every toast, shown or waiting: the next payer must not see the previous payer's.
 */
export function clearToasts(): void {
  // Toasts requested from now on wait for the next stack.
  const cleared = toaster;
  toaster = undefined;
  setWaiting([]);
  cleared?.clear();
}

/**
 * Passes the waiting toasts and all later ones to a toaster; returns a function that disconnects
 * it.
 */
export function connectToaster(connected: Toaster): () => void {
  toaster = connected;
  const early = waiting;
  setWaiting([]);
  for (const toast of early) connected.show(toast);
  return () => {
    if (toaster === connected) toaster = undefined;
  };
}

/** Subscribes to changes of the waiting toasts; returns the function that unsubscribes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function waitingToasts(): readonly Toast[] {
  return waiting;
}
