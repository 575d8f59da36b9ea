import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { createBank } from '../bank/bank.ts';
import type { Bank } from '../bank/bank.ts';
import { decide, settlePending } from '../bank/paymentPage.ts';
import type { Choice } from '../bank/paymentPage.ts';
import { expireSessions } from '../bank/sessions.ts';
import type { BankState } from '../bank/state.ts';
import { sandboxSettings } from '../bank/environment.ts';
import { readXsrfCookie } from '../handlers/checks.ts';
import type { IncomingCall } from '../handlers/checks.ts';
import { endpointNames } from '../handlers/console.ts';
import { createHandlers } from '../handlers/handlers.ts';
import type { Outcome } from '../handlers/serve.ts';
import { clearFaults, setFault, setScenario } from '../bank/scenarios.ts';
import type { Fault, ScenarioSwitches } from '../bank/scenarios.ts';

const portal = 'http://localhost:3000';
const openBank = () => createBank({ now: () => new Date(), seed: 1 });

/**
 * Returns how a call or its answer breaks docs/bank-api.yaml. A call with a fault is not checked,
 * because a fault may break the answer on purpose.
 */
function problemsOf({ method, url, headers, text }: IncomingCall, { answer, fault }: Outcome) {
  if (fault) return [];
  const call = { method, url, headers: Object.fromEntries(headers), body: text };
  const { status, type, body } = answer;
  return globalThis.contractProblems(
    url.pathname.replace(sandboxSettings.PORTAL_API_SUFFIX, ''),
    call,
    { status, type, body },
  );
}

/** The bank of a test file: `listen` before all tests, `reset` after each, `close` at the end. */
export type TestBank = ReturnType<typeof createTestBank>;

/**
 * Creates the simulated bank that answers all requests of a jest test; an unknown request is an
 * error.
 */
export function createTestBank() {
  let bank: Bank = openBank();
  const problems = new Set<string>();
  const throwProblems = () => {
    const found = [...problems];
    problems.clear();
    if (found.length > 0) throw new Error(`Not as docs/bank-api.yaml has it:\n${found.join('\n')}`);
  };
  const server = setupServer(
    ...createHandlers({
      access: async (work) => work(bank),
      apiBase: sandboxSettings.PORTAL_API_URL,
      portalOf: () => portal,
      paymentPageOf: () => `${portal}/banco/`,
      xsrfCookieOf: () => readXsrfCookie(document.cookie),
      watch: (call, outcome) => {
        for (const problem of problemsOf(call, outcome)) problems.add(problem);
      },
    }),
    // Operators change these two files without a release: notices, and switches that turn off
    // features or companies. Here there are none.
    http.get('*/avisos.json', () => HttpResponse.json([])),
    http.get('*/portal.json', () => HttpResponse.json({})),
  );

  return {
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    /**
     * Opens a new bank and removes the handlers added with `use`. Throws if a call of the portal or
     * an answer of the bank broke docs/bank-api.yaml.
     */
    reset: () => {
      server.resetHandlers();
      bank = openBank();
      throwProblems();
    },
    close: () => {
      server.close();
      throwProblems();
    },
    /** Adds msw handlers that come before the bank's, for one test. */
    use: server.use.bind(server),
    /** The bank itself, for the functions of `mocks/bank`. */
    get bank() {
      return bank;
    },
    get state(): BankState {
      return bank.state;
    },
    /**
     * Returns the requests since the last reset (at most the latest 300), oldest first; only those
     * to `endpoint` if it is given. Throws if the bank has no such endpoint.
     */
    requests: (endpoint?: string) => {
      if (endpoint !== undefined && !endpointNames.includes(endpoint))
        throw new Error(`The bank has no endpoint ${endpoint}`);
      return bank.state.requests.filter((request) => !endpoint || request.endpoint === endpoint);
    },
    get violations() {
      return bank.state.violations;
    },
    get outbox() {
      return bank.state.mails;
    },
    setFault: (fault: Fault, endpoint?: string) => setFault(bank, fault, endpoint),
    clearFaults: (endpoint?: string) => clearFaults(bank, endpoint),
    setScenario: (changes: Partial<ScenarioSwitches>) => setScenario(bank, changes),
    /** Makes every token unknown, as if all had expired. */
    expireSessions: () => expireSessions(bank),
    settlePending: (estado?: 'PAGADO' | 'RECHAZADO', referencia?: string) =>
      settlePending(bank, estado, referencia),
    /** Makes a choice on the payment page at the URL `button`; returns the URL that opens next. */
    decide: (button: string, choice: Choice) =>
      decide(bank, new URL(button).searchParams.get('sessionid') ?? '', choice),
  };
}
