import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage, isReceiptLate, isSessionOver } from '../../api/errors.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import type { ReceiptContent } from '../../store/device/extra.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import { isConsistent } from '../../store/payment/attempt.ts';
import { saveFile } from '../../lib/files/saveFile.ts';
import { receiptFile } from '../../components/receipt/receiptFile.ts';
import { fetchReceiptLines } from '../../store/payment/fetchReceiptLines.ts';

export interface FailedReceipt {
  payment: Payment;
  problem: string;
}

/** The destination of receipts: the printer, or one file. */
export type ReceiptWay = 'print' | 'save';

/**
 * The printing or saving that a press starts. While `status` is 'busy', `done` of `count` receipts
 * have been fetched; afterwards `handed` receipts went to the printer or the file. `receipts` are
 * rendered for the printer until printing ends.
 */
export type ReceiptJob = { way: ReceiptWay } & (
  | { status: 'busy'; done: number; count: number }
  | { status: 'done'; handed: number; receipts: readonly ReceiptContent[]; failed: FailedReceipt[] }
);

const late = 'El banco todavía no tiene su comprobante.';
const noFile = 'No pudimos preparar el PDF. Revisa tu conexión.';

/** Prints the page; `end` is called once printing is done or cancelled. */
function printPage(end: () => void): void {
  window.addEventListener('afterprint', end, { once: true });
  window.print();
}

/**
 * Fetches the receipts of some payments one after the other, then prints the fetched receipts
 * together or saves them in one file. Leaving the screen, the end of the session and `cancel` stop
 * this before anything is printed or saved.
 */
export function useReceiptJob() {
  const dispatch = useAppDispatch();
  const [job, setJob] = useState<ReceiptJob>();
  const round = useRef(0);
  useEffect(
    () => () => {
      round.current += 1;
    },
    [],
  );

  const print = (receipts: ReceiptContent[], failed: FailedReceipt[]) => {
    const handed = receipts.length;
    const done = { way: 'print', status: 'done', handed, failed } as const;
    // `flushSync` renders the receipts now, because the browser prints the page as it is at that
    // moment.
    flushSync(() => setJob({ ...done, receipts }));
    if (handed > 0) printPage(() => setJob({ ...done, receipts: [] }));
  };
  const save = async (receipts: ReceiptContent[], failed: FailedReceipt[], own: number) => {
    const done = { way: 'save', status: 'done', receipts: [] } as const;
    try {
      const file = receipts.length > 0 ? await receiptFile(receipts) : undefined;
      if (round.current !== own) return;
      if (file) saveFile(URL.createObjectURL(file), file.name);
      setJob({ ...done, handed: receipts.length, failed });
    } catch {
      if (round.current !== own) return;
      const unsaved = receipts.map(({ payment }) => ({ payment, problem: noFile }));
      setJob({ ...done, handed: 0, failed: [...failed, ...unsaved] });
    }
  };

  const start = async (way: ReceiptWay, payments: readonly Payment[]) => {
    round.current += 1;
    const own = round.current;
    const receipts: ReceiptContent[] = [];
    const failed: FailedReceipt[] = [];
    for (const [done, payment] of payments.entries()) {
      setJob({ way, status: 'busy', done, count: payments.length });
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
    if (way === 'print') print(receipts, failed);
    else await save(receipts, failed, own);
  };
  const cancel = () => {
    round.current += 1;
    setJob(undefined);
  };
  return { job, start: (...what: Parameters<typeof start>) => void start(...what), cancel };
}
