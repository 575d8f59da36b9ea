import { canonicalScenario, playScenario } from '../../../mocks/bank/scenarios.ts';
import type { Scenario } from '../../../mocks/bank/scenarios.ts';
import { scenarioLink } from './scenarioLink.ts';

const healthy = canonicalScenario();
const changed: Scenario = {
  ...healthy,
  payment: 'pending',
  pendingSeconds: null,
  mailFailure: true,
  faults: {
    consultDebts: { kind: 'slow', ms: 3000 },
    inscribe: { kind: 'timeout', afterWork: true, times: 1 },
    getCatalogue: { kind: 'missingField', field: 'companies.0.name' },
  },
};

it('a link has the differences from a healthy bank, and is read back unchanged', () => {
  const url = new URL(scenarioLink(changed, healthy));
  expect(url.pathname).toBe('/locales');
  const bank = { state: { scenario: canonicalScenario() } };
  playScenario(bank, JSON.parse(url.searchParams.get('escenario') ?? ''));
  expect(bank.state.scenario).toEqual(changed);
  const nothing = new URL(scenarioLink(healthy, healthy)).searchParams.get('escenario');
  expect(nothing).toBe('{}');
});
