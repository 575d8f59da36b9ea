import type { CartItem } from '../../api/cartItem.ts';
import { debtReference, fetchDebts, referenceKey, repeatableQuery } from '../../api/debts.ts';
import type { AccountDebts, Debt, DebtQuery } from '../../api/debtsApi.ts';
import { errorMessage } from '../../api/errors.ts';
import { countOf } from '../../lib/counts.ts';
import { incompleteAnswer } from '../../lib/dates/debtWords.ts';
import { formatPesos } from '../../lib/money.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { addAllDebts, queueDebts, takenReason } from './addDebts.ts';
import type { Candidate } from './addDebts.ts';
import { billSet } from '../cart/bills.ts';
import { billsUnqueued, cartSetAside, selectItems, selectQueue } from '../cart/cartSlice.ts';
import { queuedAt, toQueuedBill } from '../cart/cartItems.ts';
import type { OwedBill } from '../cart/cartItems.ts';
import { refusalMessages } from '../cart/cartRules.ts';
import type { CartLimits } from '../cart/cartRules.ts';
import { noRoomText } from '../cart/fateTexts.ts';
import type { QueueEntry } from '../cart/queueEntries.ts';
import type { Thunk } from '../device/listening.ts';
import type { PaymentRoot } from './paymentSlice.ts';

/** The query failed: nothing has changed, and `query` can be sent again. */
export interface FailedCheck {
  query: DebtQuery;
  problem: string;
}

/**
 * The query succeeded. `isInCart`: whether the cart has bills of the contract now. `news`: messages
 * for the payer.
 */
export interface Continued {
  isInCart: boolean;
  news: string[];
}

/**
 * A queued bill after the bank's answer. `owed`: it can be paid now. `over`: nothing is left to
 * pay, so it leaves the queue. `kept`: it stays queued, because the answer is unreadable or a
 * payment of the bill is pending.
 */
type BillCheck =
  | { kind: 'owed'; bill: CartItem; debt: Debt | CartItem; limits: CartLimits }
  | { kind: 'over' | 'kept'; bill: CartItem; reason: string };

const nameOf = ({ invoiceId }: Pick<CartItem, 'invoiceId'>) => plainText(invoiceId, 40);

/** Returns a list with the account to query, or an empty one if the item has no account. */
const accountsOf = ({ contract, account }: CartItem) => (account ? [{ contract, ...account }] : []);

function checkOf(bill: CartItem, answers: ReadonlyMap<string, AccountDebts>): BillCheck[] {
  const [account] = accountsOf(bill);
  // A bill without an account cannot be queried; the bank checks the bill at the registration.
  if (!account) return [{ kind: 'owed', bill, debt: bill, limits: {} }];
  const answer = answers.get(referenceKey(debtReference(account)));
  // The answer is missing if the bill was queued after the query was sent; the bill stays queued.
  if (!answer) return [];
  const own = billSet([bill]);
  const debt = answer.debts.find(own.hasCharge) ?? answer.debts.find(own.has);
  if (debt) return [{ kind: 'owed', bill, debt, limits: answer }];
  if (answer.status === 'UNREADABLE' || answer.leftOut > 0) {
    const reason =
      'No pudimos leer lo que el banco informa de esta cuenta: sigue en «Después de este pago».';
    return [{ kind: 'kept', bill, reason }];
  }
  const reason = 'Ya no aparece entre lo que debes: quizás ya se pagó.';
  return [{ kind: 'over', bill, reason }];
}

/** Returns a message if the bill cannot be paid now, or if its amount has changed. */
function newsOf(check: BillCheck): string[] {
  const name = nameOf(check.bill);
  if (check.kind !== 'owed') return [`${name}: ${check.reason}`];
  const [before, now] = [check.bill.amount, check.debt.amount];
  if (before === now) return [];
  return [`${name} cambió de ${formatPesos(before)} a ${formatPesos(now)}.`];
}

/**
 * Queues the `later` bills and, if the cart is of another contract, also the cart's items. Then
 * puts the candidates, bills of one contract, into the cart, and queues those that the cart refuses
 * for now. Returns messages for the payer.
 */
export function makeCart(
  contractId: string,
  candidates: readonly Candidate<OwedBill>[],
  later: readonly Candidate<OwedBill>[] = [],
): Thunk<PaymentRoot, string[]> {
  return (dispatch, getState) => {
    const news: string[] = [];
    const laterWithoutRoom = dispatch(queueDebts(later)).length;
    const { items, maxItems } = getState().cart;
    if (items.some(({ contract }) => contract.id !== contractId)) {
      dispatch(cartSetAside(items.map((item) => toQueuedBill(item, item, { maxItems }))));
      news.push('Lo que tenías en el carro pasó a la lista «Después de este pago».');
    }
    const { refused } = dispatch(addAllDebts(candidates));
    const queued = refused.filter(({ isQueued }) => isQueued).length;
    if (queued > 0) {
      const count = countOf(queued, 'deuda');
      news.push(`No caben todas en un pago: ${count} más en la lista «Después de este pago».`);
    }
    const withoutRoom = laterWithoutRoom + refused.filter(({ lacksRoom }) => lacksRoom).length;
    if (withoutRoom > 0) news.push(noRoomText(withoutRoom));
    return news;
  };
}

/**
 * Puts the owed bills into the cart, and removes those that are `over` from the queue. Returns
 * messages for the payer.
 */
function settleChecks(
  checks: readonly BillCheck[],
  contractId: string,
): Thunk<PaymentRoot, string[]> {
  return (dispatch) => {
    const owed = checks.filter((check) => check.kind === 'owed');
    const news = checks.flatMap(newsOf);
    dispatch(billsUnqueued(checks.flatMap(({ kind, bill }) => (kind === 'over' ? [bill] : []))));
    if (owed.length === 0) return news;
    const candidates = owed.map(({ bill, debt, limits }) => ({
      debt,
      limits,
      origin: { ...bill, queuedAt: queuedAt(bill) },
    }));
    return [...news, ...dispatch(makeCart(contractId, candidates))];
  };
}

/**
 * Queries the queued bills of one contract (an entry of the queue) and puts those still owed into
 * the cart; cart items of another contract move to the queue. If the query fails, nothing changes,
 * and passing the `FailedCheck` repeats the same query.
 */
export function continueQueue(
  { contractId, bills }: QueueEntry,
  failed?: FailedCheck,
): Thunk<PaymentRoot, Promise<FailedCheck | Continued>> {
  return async (dispatch, getState) => {
    const query = repeatableQuery(bills.flatMap(accountsOf), failed?.query);
    const fetched = await dispatch(fetchDebts(query));
    if (!fetched.data) {
      return { query, problem: fetched.error ? errorMessage(fetched.error) : incompleteAnswer };
    }
    const answers = new Map(
      fetched.data.flatMap((answer, nth) => {
        const account = query.accounts[nth];
        return account ? [[referenceKey(account), answer] as const] : [];
      }),
    );
    // Queue and payments may have changed during the query, here or in another tab, so the state is
    // read again.
    const state = getState();
    const checks = selectQueue(state)
      .filter(({ contract }) => contract.id === contractId)
      .flatMap((bill) => checkOf(bill, answers))
      .map((check): BillCheck => {
        const taken = check.kind === 'owed' && takenReason(check.debt, state);
        if (!taken) return check;
        // A pending payment may still be rejected, so its bill stays queued.
        const kind = taken === 'IN_PAYMENT' ? 'kept' : 'over';
        return { kind, bill: check.bill, reason: refusalMessages[taken] };
      });
    const news = dispatch(settleChecks(checks, contractId));
    const isInCart = selectItems(getState()).some(({ contract }) => contract.id === contractId);
    return { isInCart, news };
  };
}
