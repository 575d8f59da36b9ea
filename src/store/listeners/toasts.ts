import { clearToasts, showToast } from '../../ui/toasts.ts';
import { debtAdded, debtRefused, debtRemoved } from '../cart.ts';
import { refusalMessages } from '../cartRules.ts';
import { storageLost } from '../portal.ts';
import { sessionEnded } from '../session.ts';
import type { StartListening } from './listening.ts';

/** The messages that follow from what happened (spec 5, "Cart additions"); many at once are said once. */
export function listenForToasts(startListening: StartListening): void {
  startListening({
    actionCreator: debtAdded,
    effect: () =>
      showToast({
        text: 'Cuenta agregada correctamente al carro de compras.',
        targetClass: 'success',
        suppressDuplicates: true,
      }),
  });
  startListening({
    actionCreator: debtRefused,
    effect: ({ payload }) =>
      showToast({
        text: refusalMessages[payload.reason],
        targetClass: 'warning',
        suppressDuplicates: true,
      }),
  });
  startListening({
    actionCreator: debtRemoved,
    effect: () =>
      showToast({
        text: 'Cuenta eliminada correctamente del carro de compras.',
        targetClass: 'success',
        suppressDuplicates: true,
      }),
  });
  // What was said to one payer is not for the next (trust T08).
  startListening({ actionCreator: sessionEnded, effect: () => clearToasts() });
  startListening({
    actionCreator: storageLost,
    effect: (_action, api) => {
      api.unsubscribe();
      showToast({
        text: 'Tu navegador no permite guardar datos: si cierras esta página, perderás tu carro.',
        targetClass: 'warning',
      });
    },
  });
}
