/** @jest-environment node */
import { openBank, pay, waterDebts } from '../testing/bankFixtures.ts';
import { createConsole, endpointNames } from './console.ts';

function openConsole() {
  const bank = openBank();
  return { bank, console: createConsole(async (work) => work(bank)) };
}

describe('the sandbox console', () => {
  it('reports the bank’s requests and mails, as a copy', async () => {
    const { bank, console } = openConsole();
    pay(bank, waterDebts(bank));
    const report = await console.report();
    expect(report).toMatchObject({ mails: [], requests: [] });
    expect(report.payments.at(-1)?.estado).toBe('PAGADO');
    report.payments.length = 0;
    expect(bank.state.inscriptions).not.toHaveLength(0);
  });

  it('sets and clears faults and scenarios', async () => {
    const { bank, console } = openConsole();
    await console.setFault({ kind: 'slow', ms: 10 }, 'login');
    await console.setFault({ kind: 'network' });
    await console.setScenario({ emptyLink: true });
    expect(bank.state.scenario).toMatchObject({
      faults: { login: { kind: 'slow', ms: 10 }, '*': { kind: 'network' } },
      emptyLink: true,
    });
    await console.clearFaults('login');
    expect(Object.keys(bank.state.scenario.faults)).toEqual(['*']);
    await console.clearFaults();
    expect(bank.state.scenario.faults).toEqual({});
  });

  it('settles pending payments and resets the bank', async () => {
    const { bank, console } = openConsole();
    const { referencia } = pay(bank, waterDebts(bank), 'leavePending');
    await console.settlePending('RECHAZADO', referencia);
    expect(bank.state.inscriptions.find((one) => one.referencia === referencia)?.estado).toBe(
      'RECHAZADO',
    );
    await console.reset();
    expect(bank.state).toEqual(openBank().state);
  });

  it('names every endpoint once', () => {
    expect(new Set(endpointNames).size).toBe(endpointNames.length);
    expect(endpointNames).toEqual(
      expect.arrayContaining(['issueGuestToken', 'inscribe', 'getReceiptPage']),
    );
  });
});
