import { countOf, groupThousands } from '../../lib/counts.ts';
import { refusalMessages } from './cartRules.ts';
import type { CartRefusal } from './cartRules.ts';

// The texts for the three fates of an added debt: in the cart, in the queue, or not added. Screens
// and toasts share these texts, so that their words agree.

export interface Fates {
  inCart: number;
  queued: number;
  notAdded: number;
}

/** For example "10 en tu carro, 15 para después, 3 sin agregar". */
export const fateCounts = ({ inCart, queued, notAdded }: Fates): string =>
  (
    [
      [inCart, 'en tu carro'],
      [queued, 'para después'],
      [notAdded, 'sin agregar'],
    ] as const
  )
    .filter(([count]) => count > 0)
    .map(([count, fate]) => `${groupThousands(String(count), '.')} ${fate}`)
    .join(', ');

/** The message about refused debts that are not queued. */
export const notAddedText = (count: number, reason: CartRefusal): string =>
  `${countOf(count, 'deuda')} sin agregar. ${refusalMessages[reason]}`;

/** The message about debts that do not fit into the queue. */
export const noRoomText = (count: number): string =>
  `${countOf(count, 'deuda')} sin agregar: la lista «Después de este pago» está llena.`;

/**
 * The message about refused debts, of which `queued` were queued and `withoutRoom` did not fit into
 * the queue.
 */
export function queuedText(queued: number, withoutRoom = 0): string {
  if (withoutRoom > 0) {
    const place = queued > 0 ? `Dejamos ${queued} en «Después de este pago». ` : '';
    return `${place}${noRoomText(withoutRoom)}`;
  }
  return `${queued === 1 ? 'La' : 'Las'} dejamos en «Después de este pago».`;
}
