/** The six looks of a toast (spec 2, other widgets). */
export type ToastClass = 'success' | 'danger' | 'warning' | 'info' | 'light' | 'dark';

/** Where a toast stands: an edge and a side, or one of them; what is left open is the bottom and the centre. */
export type ToastPosition =
  | `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`
  | 'top'
  | 'bottom'
  | 'left'
  | 'center'
  | 'right';

/** A short message; the payment-link flow's result object has the same two first fields. */
export interface Toast {
  text: string;
  targetClass: ToastClass;
  /** Bottom right unless told. */
  position?: ToastPosition;
  /** Milliseconds until it closes by itself, 8000 unless told; `null` stays until it is closed. */
  duration?: number | null;
  /** Shows how much of that time is left. */
  progress?: boolean;
  /** Keeps quiet while the same text is still on the screen. */
  suppressDuplicates?: boolean;
  /** A button that answers the message, such as "Deshacer"; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

type Listener = () => void;

let waiting: readonly Toast[] = [];
let generation = 0;
const listeners = new Set<Listener>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Shows a toast as soon as `ToastHost` is there; may be called from anywhere, also before the first render. */
export function showToast(toast: Toast): void {
  waiting = [...waiting, toast];
  tell();
}

/** Takes away every toast, shown or waiting: what a session said is nobody else's (trust T08). */
export function clearToasts(): void {
  waiting = [];
  generation += 1;
  tell();
}

/** Counts the clearings: toasts of an earlier generation are gone. For `ToastHost`. */
export function toastGeneration(): number {
  return generation;
}

/** Calls back whenever a toast waits; returns how to stop. For `ToastHost`. */
export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The toasts nobody has shown yet. For `ToastHost`. */
export function waitingToasts(): readonly Toast[] {
  return waiting;
}

/** Hands over the waiting toasts, oldest first, once. For `ToastHost`. */
export function takeToasts(): readonly Toast[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
