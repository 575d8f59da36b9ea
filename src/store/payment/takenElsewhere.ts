import { once } from '../../api/bankApi.ts';
import { getPayments } from '../../api/paymentsApi.ts';
import type { NamedStatus, Payment } from '../../api/paymentsApi.ts';
import { areRepeated, beginningOf, mostPages } from '../../api/records.ts';
import { instantOf } from '../../lib/dates/dates.ts';
import { addDays, inChile } from '../../lib/dates/days.ts';
import type { Thunk } from '../device/listening.ts';
import { selectUserData } from '../session/sessionSlice.ts';
import type { ListedAttempt } from './attempt.ts';
import { paymentsListed } from './paymentSlice.ts';
import type { PaymentRoot } from './paymentSlice.ts';

/** Seconds for which a cached list of payments is reused when a screen lists debts. */
const freshness = 15;
/**
 * Milliseconds for which a press on "Pagar" waits for the bank's lists of payments; then the press
 * continues without them, as after a failed call.
 */
const longestWait = 6_000;

/**
 * Converts a payment in the bank's list into an attempt, so that the same rules apply as for this
 * browser's own payments.
 */
const asAttempt = (payment: Payment, owner: string): ListedAttempt => ({
  items: payment.items,
  // 0 if the bank's date is unreadable; screens show `date` instead.
  startedAt: instantOf(payment.date) ?? 0,
  date: payment.date,
  owner,
  isPaidHere: false,
  status: payment.status,
  reference: payment.reference,
});

/**
 * Fetches a payer's payments of one status since the day `from` ('' for all days), in at most
 * `mostPages` pages. Returns undefined if a page fails.
 */
function fetchAll(
  userId: string,
  { status, from, isNew }: { status: NamedStatus; from: string; isNew: boolean },
): Thunk<PaymentRoot, Promise<Payment[] | undefined>> {
  return async (dispatch) => {
    const pages: Payment[][] = [];
    const beginnings: (string | undefined)[] = [];
    let seen = 0;
    for (;;) {
      const { data } = await dispatch(
        getPayments.initiate(
          { userId, status, from, to: '', companyId: '', page: pages.length + 1 },
          { ...once, forceRefetch: isNew || freshness },
        ),
      );
      if (!data) return undefined;
      pages.push(data.payments);
      beginnings.push(beginningOf(data.payments));
      const size = data.payments.length + data.leftOut;
      seen += size;
      const isEnd = size === 0 || pages.length === mostPages;
      if (isEnd || seen >= data.total || areRepeated(beginnings)) return pages.flat();
    }
  };
}

/**
 * Queries the payer's payments that are pending, or paid since yesterday, because another device
 * may have made them. If a call fails, nothing changes. `isNew` skips the cache.
 */
export function fetchTakenElsewhere({ isNew = false } = {}): Thunk<PaymentRoot, Promise<void>> {
  return async (dispatch, getState) => {
    const owner = selectUserData(getState())?.idu;
    if (owner === undefined) return;
    const yesterday = addDays(inChile(new Date()).day, -1);
    const [pending, paid] = await Promise.all([
      dispatch(fetchAll(owner, { status: 'pending', from: '', isNew })),
      dispatch(fetchAll(owner, { status: 'paid', from: yesterday, isNew })),
    ]);
    // The answer is dropped if the session ended during the calls.
    if (!pending || !paid || selectUserData(getState())?.idu !== owner) return;
    dispatch(paymentsListed([...pending, ...paid].map((payment) => asAttempt(payment, owner))));
  };
}

/** Runs `fetchTakenElsewhere`, but resolves after `longestWait` at the latest. */
export const fetchTakenSoon = (): Thunk<PaymentRoot, Promise<void>> => async (dispatch) => {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, longestWait);
  });
  await Promise.race([dispatch(fetchTakenElsewhere({ isNew: true })), late]);
};
