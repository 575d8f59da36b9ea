import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { addAllDebts, tellKnown, tellRefusals } from '../../store/addDebts.ts';
import type { Additions } from '../../store/addDebts.ts';
import { totalTagOrigin } from '../../store/cartItems.ts';
import type { CartOrigin } from '../../store/cartItems.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import type { AppDispatch } from '../../store/store.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import type { DueDebt } from './dueDebts.ts';
import { leftOutText } from './leftOut.ts';

/** Milliseconds that the toast stays: names take longer to read than the usual sentence. */
const readingTime = 16_000;

/** The origin of an account's debts, so that they return to their list once removed (spec 4). */
function originOf({ account, answer }: DueDebt): CartOrigin {
  return {
    ...(account.isTotalTag && totalTagOrigin([answer])),
    suggestedAccount: account.isSuggested,
  };
}

/**
 * Puts the debts in the cart, in order, as far as its rules allow; each within the limits and with
 * the origin of its account.
 */
function collect(debts: readonly DueDebt[], dispatch: AppDispatch): Additions {
  const total: Additions = { added: 0, known: 0, refused: [] };
  for (const due of debts) {
    const answer = { ...due.answer, debts: [due.debt] };
    const { added, known, refused } = dispatch(addAllDebts([answer], originOf(due)));
    total.added += added;
    total.known += known;
    total.refused.push(...refused);
  }
  return total;
}

/**
 * Fills the cart with debts, says which accounts were left out and why, and goes to the cart if any
 * of the debts are in it (ruling 40).
 */
export function usePayDebts(): (debts: readonly DueDebt[]) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (debts) => {
    const additions = collect(debts, dispatch);
    dispatch(tellRefusals(additions.refused));
    if (additions.known === debts.length) dispatch(tellKnown(debts.map(({ debt }) => debt)));
    const text = leftOutText(additions, debts);
    const goToCart = () => void navigate(paths.cart);
    const isStaying = additions.added + additions.known === 0;
    if (text !== undefined) {
      const action = isStaying && { action: { label: 'Ver carro', onPress: goToCart } };
      showToast({ text, targetClass: 'info', duration: readingTime, ...action });
    }
    if (!isStaying) goToCart();
  };
}
