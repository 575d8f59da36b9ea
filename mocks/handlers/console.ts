import { resetBank } from '../bank/bank.ts';
import { expireLink } from '../bank/links.ts';
import { settlePending } from '../bank/paymentPage.ts';
import { expireSessions } from '../bank/sessions.ts';
import type { BankState, Inscription } from '../bank/state.ts';
import type { BankAccess } from './handlers.ts';
import { createEndpoints } from './handlers.ts';
import { clearFaults, playScenario, setFault, setScenario } from '../bank/scenarios.ts';
import type { Fault, ScenarioSwitches } from '../bank/scenarios.ts';

/** The bank's data that the sandbox console shows. */
export interface BankReport extends Pick<BankState, 'mails' | 'links' | 'requests' | 'scenario'> {
  /** All registered payments, decided or not; without the history, which is generated. */
  payments: Inscription[];
}

/** The names of the endpoints that a fault may be set on. */
export const endpointNames: readonly string[] = createEndpoints().map(({ name }) => name);

/** Creates the functions with which the sandbox's screen (/locales) and tests control the bank. */
export function createConsole(access: BankAccess) {
  return {
    report: (): Promise<BankReport> =>
      access(({ state }) => {
        const { mails, links, requests, scenario, inscriptions } = state;
        return structuredClone({
          mails,
          links,
          requests,
          scenario,
          payments: inscriptions,
        });
      }),
    setFault: (fault: Fault, endpoint?: string) =>
      access((bank) => setFault(bank, fault, endpoint)),
    clearFaults: (endpoint?: string) => access((bank) => clearFaults(bank, endpoint)),
    setScenario: (changes: Partial<ScenarioSwitches>) =>
      access((bank) => setScenario(bank, changes)),
    /**
     * Resets the scenario to a healthy bank's, then applies `changes`; rejects if they are invalid.
     */
    playScenario: (changes: unknown) => access((bank) => playScenario(bank, changes)),
    settlePending: (estado: 'PAGADO' | 'RECHAZADO' = 'PAGADO', referencia?: string) =>
      access((bank) => settlePending(bank, estado, referencia)),
    expireLink: (id: string) => access((bank) => expireLink(bank, id)),
    /** Makes every token unknown, so that the next call of each session gets a 401. */
    expireSessions: () => access(expireSessions),
    clearLogs: () =>
      access(({ state }) => {
        state.requests = [];
        state.violations = [];
      }),
    reset: () => access(resetBank),
  };
}

export type BankConsole = ReturnType<typeof createConsole>;
