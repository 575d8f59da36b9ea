import type { SnackbarOrigin } from 'notistack';
import type { ToastPosition } from './toasts.ts';

/**
 * The corner for a toast's position, bottom and centre where it leaves that open. In a narrow
 * window all toasts share one centred pile.
 */
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
