import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { addAllDebts, tellRefusals } from '../../store/addDebts.ts';
import type { Additions, RefusedDebt } from '../../store/addDebts.ts';
import { selectItems } from '../../store/cart.ts';
import { totalTagOrigin } from '../../store/cartItems.ts';
import type { CartOrigin } from '../../store/cartItems.ts';
import { useAppDispatch, useAppStore } from '../../store/hooks.ts';
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
 * The reason to show: a debt of another contract is refused for that, even if its own smaller
 * maximum was hit first.
 */
function reasonsFor(refused: readonly RefusedDebt[], contractId: string | undefined) {
  return refused.map((each): RefusedDebt => {
    const isOther = each.reason === 'FULL' && each.debt.contract.id !== contractId;
    return isOther ? { ...each, reason: 'OTHER_CONTRACT' } : each;
  });
}

/**
 * Fills the cart with debts, says which accounts were left out and why, and goes to the cart if any
 * of the debts are in it (ruling 40).
 */
export function usePayDebts(): (debts: readonly DueDebt[]) => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  return (debts) => {
    const additions = collect(debts, dispatch);
    const [first] = selectItems(store.getState());
    dispatch(tellRefusals(reasonsFor(additions.refused, first?.contract.id)));
    const isAllThere = additions.known === debts.length;
    if (isAllThere)
      dispatch(tellRefusals(debts.map(({ debt }) => ({ debt, reason: 'DUPLICATE' }))));
    const text = leftOutText(additions, debts);
    if (text !== undefined) showToast({ text, targetClass: 'info', duration: readingTime });
    if (additions.added + additions.known > 0) void navigate(paths.cart);
  };
}
