import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { addAllDebts, tellRefusals } from '../../store/addDebts.ts';
import type { Additions, RefusedDebt } from '../../store/addDebts.ts';
import { selectItems } from '../../store/cart.ts';
import { totalTagOrigin } from '../../store/cartItems.ts';
import type { CartOrigin } from '../../store/cartItems.ts';
import { useAppDispatch, useAppStore } from '../../store/hooks.ts';
import type { AppDispatch } from '../../store/store.ts';
import { showToast } from '../../ui/toasts.ts';
import type { DueDebt } from './dueDebts.ts';
import { leftOutText } from './leftOut.ts';

/** Milliseconds that the names of the accounts left out stay: more to read than a toast's usual sentence. */
const readingTime = 16_000;

/** How an account's debts come to the cart, so that they go back to their list when they leave it (spec 4). */
function originOf({ account, answer }: DueDebt): CartOrigin {
  return {
    ...(account.isTotalTag && totalTagOrigin([answer])),
    suggestedAccount: account.isSuggested,
  };
}

/** Puts debts in the cart in their order as far as its rules let them; those of an account in its own limits and with its own origin. */
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

/** Why each did not fit, as it concerns the payer: what the contract of the cart keeps out, its own smaller maximum would not let in. */
function reasonsFor(refused: readonly RefusedDebt[], contractId: string | undefined) {
  return refused.map((each): RefusedDebt => {
    const isOther = each.reason === 'FULL' && each.debt.contract.id !== contractId;
    return isOther ? { ...each, reason: 'OTHER_CONTRACT' } : each;
  });
}

/** Fills the cart with debts, says which accounts stayed out and why, and goes to the cart unless it holds none of them (ruling 40). */
export function usePayDebts(): (debts: readonly DueDebt[]) => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  return (debts) => {
    const additions = collect(debts, dispatch);
    const [first] = selectItems(store.getState());
    dispatch(tellRefusals(reasonsFor(additions.refused, first?.contract.id)));
    const text = leftOutText(additions, debts);
    if (text !== undefined) showToast({ text, targetClass: 'info', duration: readingTime });
    if (additions.added + additions.known > 0) void navigate(paths.cart);
  };
}
