/** @jest-environment node */
import {
  canonicalScenario,
  clearFaults,
  playScenario,
  setFault,
  setScenario,
  takeFault,
} from './scenarios.ts';

const scene = () => ({ state: { scenario: canonicalScenario() } });

describe('faults', () => {
  it('affect only the named endpoint, or every endpoint', () => {
    const one = scene();
    setFault(one, { kind: 'error500' }, 'login');
    expect(takeFault(one, 'login')?.kind).toBe('error500');
    expect(takeFault(one, 'inscribe')).toBeUndefined();
    const all = scene();
    setFault(all, { kind: 'network' });
    expect(takeFault(all, 'login')?.kind).toBe('network');
  });

  it('of an endpoint take precedence over one for all', () => {
    const both = scene();
    setFault(both, { kind: 'network' });
    setFault(both, { kind: 'slow' }, 'login');
    expect(takeFault(both, 'login')?.kind).toBe('slow');
  });

  it('happen a limited number of times', () => {
    const twice = scene();
    setFault(twice, { kind: 'error500', times: 2 }, 'login');
    const seen = [1, 2, 3].map(() => takeFault(twice, 'login')?.kind);
    expect(seen).toEqual(['error500', 'error500', undefined]);
  });

  it('are cleared one by one or all together', () => {
    const some = scene();
    setFault(some, { kind: 'error500' }, 'login');
    setFault(some, { kind: 'slow' });
    clearFaults(some, 'login');
    expect(takeFault(some, 'login')?.kind).toBe('slow');
    clearFaults(some);
    expect(takeFault(some, 'login')).toBeUndefined();
  });
});

it('a scenario changes in part', () => {
  const changed = scene();
  setScenario(changed, { payment: 'rejected' });
  expect(changed.state.scenario).toEqual({ ...canonicalScenario(), payment: 'rejected' });
});

it('a scenario is replaced as a whole: settings that it does not name are healthy', () => {
  const played = scene();
  setFault(played, { kind: 'slow' });
  playScenario(played, { payment: 'pending' });
  expect(played.state.scenario).toEqual({ ...canonicalScenario(), payment: 'pending' });
});

it.each([
  ['a list', []],
  ['null', null],
  ['an unknown switch', { dinero: true }],
  ['an unknown payment', { payment: 'gratis' }],
  ['a switch of another type', { mailFailure: 'no' }],
  ['faults that are not an object', { faults: 3 }],
  ['an unknown fault', { faults: { '*': { kind: 'toString' } } }],
  ['a negative wait', { faults: { '*': { kind: 'slow', ms: -1 } } }],
  ['seconds that are not a number', { pendingSeconds: '20' }],
])('the bank refuses %s as a scenario, and stays as it was', (_what, changes) => {
  const bank = scene();
  setFault(bank, { kind: 'slow' });
  expect(() => playScenario(bank, changes)).toThrow('no scenario');
  expect(bank.state.scenario.faults).toEqual({ '*': { kind: 'slow' } });
});
