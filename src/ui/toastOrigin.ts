import type { SnackbarOrigin } from 'notistack';
import type { ToastPosition } from './toasts.ts';

/** The corner of a toast's position; what it leaves open is bottom, and centre. A narrow window has no sides: there all stand in one pile. */
export function originOf(
  position: ToastPosition = 'bottom-right',
  isNarrow = false,
): SnackbarOrigin {
  const words = position.split('-');
  const side = words.includes('left') ? 'left' : words.includes('right') ? 'right' : 'center';
  return {
    vertical: words.includes('top') ? 'top' : 'bottom',
    horizontal: isNarrow ? 'center' : side,
  };
}
