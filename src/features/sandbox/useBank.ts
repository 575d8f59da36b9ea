import { useCallback, useState } from 'react';
import { showToast } from '../../ui/toasts.ts';
import type { BankConsole, BankReport } from './sandbox.ts';
import { useWhileVisible } from './useWhileVisible.ts';

/** Milliseconds between two looks at the bank. */
const interval = 2000;

/** Has the console do something to the bank, says so when there is something to say, and looks at the bank again. */
export type Act = (work: (bank: BankConsole) => Promise<unknown>, done?: string) => void;

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

  const act: Act = (work, done) => {
    const say = (targetClass: 'success' | 'danger', text: string) =>
      showToast({ targetClass, text, suppressDuplicates: true });
    work(bank).then(
      () => {
        if (done !== undefined) say('success', done);
        refresh();
      },
      () => say('danger', 'El banco de prueba no respondió.'),
    );
  };
  return { report, hasFailed, refresh, act };
}
