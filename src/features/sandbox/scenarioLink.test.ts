import { canonicalScenario } from '../../../mocks/scenarios.ts';
import type { Scenario } from '../../../mocks/scenarios.ts';
import { readScenario, scenarioLink } from './scenarioLink.ts';

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

it('a link holds what differs from a healthy bank, and is read back as it was', () => {
  const url = new URL(scenarioLink(changed, healthy));
  expect(url.pathname).toBe('/locales');
  expect({ ...healthy, ...readScenario(url.searchParams.get('escenario') ?? '') }).toEqual(changed);
  const nothing = new URL(scenarioLink(healthy, healthy)).searchParams.get('escenario');
  expect(nothing).toBe('{}');
});

it.each([
  ['no JSON', 'lento'],
  ['a list', '[]'],
  ['null', 'null'],
  ['an unknown switch', '{"dinero":true}'],
  ['an unknown payment', '{"payment":"gratis"}'],
  ['a switch of another type', '{"mailFailure":"no"}'],
  ['faults that are no object', '{"faults":3}'],
  ['an unknown fault', '{"faults":{"*":{"kind":"toString"}}}'],
  ['a negative wait', '{"faults":{"*":{"kind":"slow","ms":-1}}}'],
  ['seconds that are no number', '{"pendingSeconds":"20"}'],
])('a link with %s is refused', (_what, text) => {
  expect(readScenario(text)).toBeUndefined();
});
