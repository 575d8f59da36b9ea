import { useState } from 'react';
import type { BankConsole, BankReport } from '../../../mocks/console.ts';
import { useWhileVisible } from '../../ui/hooks/useWhileVisible.ts';
import { showToast } from '../../ui/toasts/toasts.ts';

/** Milliseconds between two reports of the bank. */
const interval = 2000;

/**
 * Changes something at the bank and shows `done` in a toast. Resolves once the report was read
 * again; a failure is shown, never thrown.
 */
export type Act = (work: (bank: BankConsole) => Promise<unknown>, done?: string) => Promise<void>;

const say = (targetClass: 'success' | 'danger', text: string) =>
  showToast({ targetClass, text, suppressDuplicates: true });

/** The bank's report, refreshed while the page is visible; undefined before the first one. */
export function useBank(bank: BankConsole) {
  const [report, setReport] = useState<BankReport>();
  const [hasFailed, setHasFailed] = useState(false);
  const look = async () => {
    try {
      setReport(await bank.report());
      setHasFailed(false);
    } catch {
      // The browser blocks the page's storage, so there is no bank.
      setHasFailed(true);
    }
  };
  const refresh = () => void look();
  useWhileVisible(refresh, interval);

  const act: Act = async (work, done) => {
    try {
      await work(bank);
      if (done !== undefined) say('success', done);
    } catch {
      say('danger', 'El banco de prueba no respondió.');
    }
    await look();
  };
  return { report, hasFailed, refresh, act };
}
