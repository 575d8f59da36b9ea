import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage, isReceiptLate, isSessionOver } from '../../api/errors.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import type { ReceiptContent } from '../../store/device/extra.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import { isConsistent } from '../../store/payment/attempt.ts';
import { fetchReceiptLines } from '../../store/payment/fetchReceiptLines.ts';

/** A payment whose receipt could not be printed, and why. */
export interface FailedReceipt {
  payment: Payment;
  problem: string;
}

/** Receipts on their way to the printer; `receipts` are there until they are printed. */
export type PrintJob =
  | { status: 'busy'; done: number; count: number }
  | { status: 'done'; printed: number; receipts: ReceiptContent[]; failed: FailedReceipt[] };

const late = 'El banco todavía no tiene su comprobante.';

/** Hands what is on the page to the printer; `end` is called once it is printed or given up. */
function printPage(end: () => void): void {
  window.addEventListener('afterprint', end, { once: true });
  window.print();
}

/**
 * Fetches the receipts of some payments one after the other and prints those that came as one job.
 * Leaving the screen, the end of the session and `cancel` end it: nothing is printed then.
 */
export function usePrintJob() {
  const dispatch = useAppDispatch();
  const [job, setJob] = useState<PrintJob>();
  const round = useRef(0);
  useEffect(
    () => () => {
      round.current += 1;
    },
    [],
  );

  const start = async (payments: readonly Payment[]) => {
    round.current += 1;
    const own = round.current;
    const receipts: ReceiptContent[] = [];
    const failed: FailedReceipt[] = [];
    for (const [done, payment] of payments.entries()) {
      setJob({ status: 'busy', done, count: payments.length });
      const { lines, error } = isConsistent(payment)
        ? await dispatch(fetchReceiptLines(payment))
        : {};
      if (round.current !== own || isSessionOver(error)) return;
      if (lines) receipts.push({ payment, lines });
      else {
        const isLate = error === undefined || isReceiptLate(error);
        failed.push({ payment, problem: isLate ? late : errorMessage(error) });
      }
    }
    const printed = receipts.length;
    // At once, as the browser takes the page as it is.
    flushSync(() => setJob({ status: 'done', printed, receipts, failed }));
    if (printed > 0) printPage(() => setJob({ status: 'done', printed, receipts: [], failed }));
  };
  const cancel = () => {
    round.current += 1;
    setJob(undefined);
  };
  return { job, start: (payments: readonly Payment[]) => void start(payments), cancel };
}
