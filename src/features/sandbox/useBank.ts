import { useState } from 'react';
import type { BankConsole, BankReport } from '../../../mocks/handlers/console.ts';
import type { Sandbox } from '../../../mocks/sandbox.ts';
import { useWhileVisible } from '../../ui/hooks/useWhileVisible.ts';
import { showToast } from '../../ui/toasts/toasts.ts';

/** Milliseconds between two reports of the bank. */
const interval = 2000;

/**
 * Runs `work`, then reads the bank's report again. A toast shows `done` after the work, or `failed`
 * if the work or the report fails; the promise never rejects.
 */
export type Act = (
  work: (bank: BankConsole) => unknown,
  words?: { done?: string; failed?: string },
) => Promise<void>;

export interface PanelProps {
  report: BankReport;
  sandbox: Sandbox;
  act: Act;
}

/** Reads the bank's report, and reads it again every `interval` while the page is visible. */
export function useBank(bank: BankConsole) {
  const [report, setReport] = useState<BankReport>();
  const act: Act = async (work, { done, failed = 'El banco de prueba no respondió.' } = {}) => {
    try {
      await work(bank);
      if (done !== undefined) showToast({ targetClass: 'success', text: done });
      setReport(await bank.report());
    } catch {
      showToast({ targetClass: 'danger', text: failed, suppressDuplicates: true });
    }
  };
  useWhileVisible(() => void act(() => undefined), interval);
  return { report, act };
}
