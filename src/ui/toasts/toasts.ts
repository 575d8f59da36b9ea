import type { Corner } from './freePlace.ts';

/** The six looks of a toast. */
export type ToastClass = 'success' | 'danger' | 'warning' | 'info' | 'light' | 'dark';

type Edge = 'top' | 'bottom';
type Side = 'left' | 'center' | 'right';

/**
 * Where a toast appears: an edge and a side, or only one of them; a missing edge is the bottom, a
 * missing side the centre.
 */
export type ToastPosition = Edge | Side | `${Edge}-${Side}`;

/** The edge and the side of a toast's position. */
export function cornerOf(position: ToastPosition = 'bottom-right'): Corner {
  const words = position.split('-');
  return {
    vertical: words.includes('top') ? 'top' : 'bottom',
    horizontal: words.includes('left') ? 'left' : words.includes('right') ? 'right' : 'center',
  };
}

/** A short message. The payment link's result has the same first two fields. */
export interface Toast {
  text: string;
  targetClass: ToastClass;
  /** Bottom right by default. */
  position?: ToastPosition;
  /**
   * Milliseconds until it closes by itself, 8000 by default; `null` keeps it until it is closed.
   */
  duration?: number | null;
  /** Shows how much of that time is left. */
  progress?: boolean;
  /** Not shown while the same text is on the screen. */
  suppressDuplicates?: boolean;
  /** By default a toast ends when another screen comes. */
  outlivesScreen?: boolean;
  /** A button in the toast, such as "Deshacer"; pressing it also closes the toast. */
  action?: { label: string; onPress: () => void };
}

/** The mounted `ToastStack`, which shows toasts. */
interface Toaster {
  show: (toast: Toast) => void;
  clear: () => void;
}

let toaster: Toaster | undefined;
/** Toasts shown before the toaster's code has loaded. */
let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();

function setWaiting(toasts: readonly Toast[]): void {
  waiting = toasts;
  for (const listener of listeners) listener();
}

/** Shows a toast, from anywhere; one that comes before the first render waits for it. */
export function showToast(toast: Toast): void {
  if (toaster) toaster.show(toast);
  else setWaiting([...waiting, toast]);
}

/** Removes every toast, shown or waiting: messages to one payer are not for the next. */
export function clearToasts(): void {
  // Toasts shown from now on go to the next stack.
  const cleared = toaster;
  toaster = undefined;
  setWaiting([]);
  cleared?.clear();
}

/** Hands over the waiting toasts and all later ones; returns the disconnection. */
export function connectToaster(connected: Toaster): () => void {
  toaster = connected;
  const early = waiting;
  setWaiting([]);
  for (const toast of early) connected.show(toast);
  return () => {
    if (toaster === connected) toaster = undefined;
  };
}

/** Calls back when the waiting toasts change; returns the unsubscription. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The toasts that nothing has shown yet. */
export function waitingToasts(): readonly Toast[] {
  return waiting;
}
