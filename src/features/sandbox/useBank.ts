import { useCallback, useState } from 'react';
import type { BankConsole, BankReport } from '../../../mocks/console.ts';
import { showToast } from '../../ui/toasts.ts';
import { useWhileVisible } from './useWhileVisible.ts';

/** Milliseconds between two looks at the bank. */
const interval = 2000;

/**
 * Has the console do something to the bank and says so when there is something to say. Resolves once the bank was looked at again;
 * a failure is shown, never thrown.
 */
export type Act = (work: (bank: BankConsole) => Promise<unknown>, done?: string) => Promise<void>;

const say = (targetClass: 'success' | 'danger', text: string) =>
  showToast({ targetClass, text, suppressDuplicates: true });

/** The bank as it is now, looked at again and again while the page is seen; undefined before the first answer. */
export function useBank(bank: BankConsole) {
  const [report, setReport] = useState<BankReport>();
  const [hasFailed, setHasFailed] = useState(false);
  const look = useCallback(async () => {
    try {
      setReport(await bank.report());
      setHasFailed(false);
    } catch {
      // The browser keeps its storage from the page: there is no bank to look at.
      setHasFailed(true);
    }
  }, [bank]);
  const refresh = useCallback(() => void look(), [look]);
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
