import { useNavigate } from 'react-router';
import { groupBy } from '../../lib/arrays.ts';
import { paths } from '../../config/paths.ts';
import type { CartArrival, CheckoutArrival } from '../../config/paths.ts';
import {
  itemAccount,
  addAllDebts,
  queueDebts,
  takenReason,
  showKnown,
  showRefusals,
} from '../../store/payment/addDebts.ts';
import { totalTagOrigin } from '../../store/cart/cartItems.ts';
import type { CartOrigin } from '../../store/cart/cartItems.ts';
import { selectQueuedBills } from '../../store/cart/cartSlice.ts';
import { notAddedText } from '../../store/cart/fateTexts.ts';
import { makeCart } from '../../store/payment/continueQueue.ts';
import { useAppStore } from '../../store/app/hooks.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import type { DueDebt } from './dueDebts.ts';
import { refusedText } from './additionTexts.ts';

/**
 * Milliseconds for which the toast stays: names of accounts take longer to read than the usual
 * sentence.
 */
const readingTime = 16_000;

/**
 * Returns a debt's account for the cart, and whether the account is suggested or a Total TAG (one
 * toll tag for several motorways), because the payer's list of accounts leaves out such an account
 * while all its debts are in the cart.
 */
function originOf({ account, answer }: DueDebt): CartOrigin {
  return {
    ...(account.isTotalTag && totalTagOrigin([answer])),
    suggestedAccount: account.isSuggested,
    account: itemAccount(account, answer),
  };
}

const contractOf = ({ debt }: DueDebt) => debt.contract.id;

const candidateOf = (due: DueDebt) => ({
  debt: due.debt,
  limits: due.answer,
  origin: originOf(due),
});

/**
 * Returns a function that adds `debts` to the cart and queues the `later` ones for further
 * payments. If the cart then holds any of `debts`, the cart's screen opens and names the accounts
 * whose debts are queued or refused; otherwise a toast names them. With `acceptsTerms` (the press
 * accepts the terms), the confirmation opens instead if nothing is queued or refused.
 */
export function usePayDebts({ acceptsTerms = false } = {}): (
  debts: readonly DueDebt[],
  later?: readonly DueDebt[],
) => void {
  const store = useAppStore();
  const { dispatch } = store;
  const navigate = useNavigate();
  return (debts, later = []) => {
    const additions = dispatch(addAllDebts(debts.map(candidateOf)));
    dispatch(queueDebts(later.map(candidateOf)));
    dispatch(showRefusals(additions.refused));
    if (additions.known === debts.length) dispatch(showKnown(debts.map(({ debt }) => debt)));
    const queued = selectQueuedBills(store.getState());
    const postponed = later.map(({ debt }) => ({ debt, isQueued: queued.hasCharge(debt) }));
    const text = refusedText({ ...additions, refused: [...additions.refused, ...postponed] }, [
      ...debts,
      ...later,
    ]);
    if (acceptsTerms && text === undefined) {
      void navigate(paths.checkout, { state: { acceptsTerms } satisfies CheckoutArrival });
    } else if (additions.added + additions.known > 0) {
      const arrival: CartArrival | undefined = text === undefined ? undefined : { news: [text] };
      void navigate(paths.cart, { state: arrival });
    } else if (text !== undefined) {
      const action = { label: 'Ver carro', onPress: () => void navigate(paths.cart) };
      showToast({ text, targetClass: 'info', duration: readingTime, action });
    }
  };
}

/**
 * Returns a function that puts the debts of the first contract into the cart, queues the others and
 * opens the confirmation, with the messages of `makeCart` and about debts that must not be paid
 * (`takenReason`). If no debt can be paid, only shows the reasons. The press that calls the
 * function accepts the terms.
 */
export function usePayInTurn(): (debts: readonly DueDebt[]) => void {
  const store = useAppStore();
  const { dispatch } = store;
  const navigate = useNavigate();
  return (debts) => {
    const state = store.getState();
    const byReason = groupBy(debts, ({ debt }) => takenReason(debt, state));
    const [first, ...others] = groupBy(byReason.get(undefined) ?? [], contractOf);
    if (!first)
      return dispatch(showRefusals(dispatch(addAllDebts(debts.map(candidateOf))).refused));
    const [contractId, dues] = first;
    const later = others.flatMap(([, some]) => some.map(candidateOf));
    const news = [
      ...dispatch(makeCart(contractId, dues.map(candidateOf), later)),
      ...[...byReason].flatMap(([reason, { length }]) =>
        reason ? [notAddedText(length, reason)] : [],
      ),
    ];
    const arrival: Partial<CartArrival & CheckoutArrival> = {
      acceptsTerms: true,
      ...(news.length > 0 && { news }),
    };
    return void navigate(paths.checkout, { state: arrival });
  };
}
