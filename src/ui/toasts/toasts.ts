/** The six looks of a toast. */
export type ToastClass = 'success' | 'danger' | 'warning' | 'info' | 'light' | 'dark';

type Edge = 'top' | 'bottom';
type Side = 'left' | 'center' | 'right';

/**
 * Where a toast appears: an edge and a side, or only one of them; a missing edge is the bottom, a
 * missing side the centre.
 */
export type ToastPosition = Edge | Side | `${Edge}-${Side}`;

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
  /** A button in the toast, such as "Deshacer"; pressing it also closes the toast. */
  action?: { label: string; onPress: () => void };
}

type Listener = () => void;

let waiting: readonly Toast[] = [];
let generation = 0;
const listeners = new Set<Listener>();

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Shows a toast once `ToastHost` is mounted; may be called from anywhere, even before the first
 * render.
 */
export function showToast(toast: Toast): void {
  waiting = [...waiting, toast];
  tell();
}

/** Removes every toast, shown or waiting: one session's messages are nobody else's. */
export function clearToasts(): void {
  waiting = [];
  generation += 1;
  tell();
}

/**
 * How often `clearToasts` was called; toasts of an earlier generation are gone. For `ToastHost`.
 */
export function toastGeneration(): number {
  return generation;
}

/**
 * Calls back when toasts are added or cleared; returns the unsubscribe function. For `ToastHost`.
 */
export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The toasts that have not been shown yet. For `ToastHost`. */
export function waitingToasts(): readonly Toast[] {
  return waiting;
}

/** Takes the waiting toasts, oldest first. For `ToastStack`. */
export function takeToasts(): readonly Toast[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
