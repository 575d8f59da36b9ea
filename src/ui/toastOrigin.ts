import type { SnackbarOrigin } from 'notistack';
import type { ToastPosition } from './toasts.ts';

/** The corner of a toast's position; what it leaves open is bottom, and centre. */
export function originOf(position: ToastPosition = 'bottom-right'): SnackbarOrigin {
  const words = position.split('-');
  const horizontal = words.includes('left') ? 'left' : words.includes('right') ? 'right' : 'center';
  return { vertical: words.includes('top') ? 'top' : 'bottom', horizontal };
}
