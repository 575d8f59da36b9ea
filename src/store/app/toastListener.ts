import { paths } from '../../config/paths.ts';
import { clearToasts, showToast } from '../../ui/toasts/toasts.ts';
import { debtAdded, debtRemoved } from '../cart/cartSlice.ts';
import { selectIdleStatus } from '../session/idleSlice.ts';
import { storageLost } from '../device/appEvents.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import type { StartListening } from '../device/listening.ts';
import type { RootState } from './rootReducer.ts';

/**
 * Shows a toast about the cart, unless one with the same text is open. The toast closes when the
 * checkout opens, because that screen lists the bills itself.
 */
const say = (text: string) =>
  showToast({ text, targetClass: 'success', suppressDuplicates: true, endsOn: paths.checkout });

/** Registers the listeners that show a toast after an action, or close all toasts. */
export function listenToToasts(startListening: StartListening<RootState>): void {
  startListening({
    actionCreator: debtAdded,
    effect: () => say('Cuenta agregada correctamente al carro de compras.'),
  });
  startListening({
    actionCreator: debtRemoved,
    effect: () => say('Cuenta eliminada correctamente del carro de compras.'),
  });
  startListening({
    actionCreator: sessionEnded,
    effect(_action, api) {
      // The next payer must not see toasts for the former one (docs/trust.md, T08).
      clearToasts();
      if (selectIdleStatus(api.getOriginalState()) !== 'timedOut') return;
      // `duration: null` keeps the toast open: the payer is away and would miss a timed toast.
      const text = 'Cerramos tu sesión por inactividad.';
      showToast({ text, targetClass: 'info', duration: null, outlivesScreen: true });
    },
  });
  startListening({
    actionCreator: storageLost,
    effect: (_action, api) => {
      api.unsubscribe();
      showToast({
        text: 'Este dispositivo no permite guardar datos: si cierras esta página, perderás tu carro.',
        targetClass: 'warning',
        outlivesScreen: true,
      });
    },
  });
}
