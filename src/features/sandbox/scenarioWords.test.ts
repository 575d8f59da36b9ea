/** @jest-environment node */
import { canonicalScenario } from '../../../mocks/bank/scenarios.ts';
import { describeFault, describeScenario } from './scenarioWords.ts';

it.each([
  [{ kind: 'slow' }, 'Lenta'],
  [{ kind: 'slow', ms: 300 }, 'Lenta · a los 300 ms'],
  [{ kind: 'network', times: 1 }, 'Red caída · 1 vez'],
  [{ kind: 'error500', times: 3, ms: 20 }, 'Error interno (500) · 3 veces · a los 20 ms'],
  [{ kind: 'timeout', afterWork: true }, 'Nunca responde · con el trabajo hecho'],
  [{ kind: 'missingField', field: 'total' }, 'Falta un campo · “total”'],
] as const)('describes a fault in words: %j', (fault, words) => {
  expect(describeFault(fault)).toBe(words);
});

describe('the differences of a bank', () => {
  const healthy = canonicalScenario();

  it('are none for a healthy bank', () => {
    expect(describeScenario(canonicalScenario(), healthy)).toEqual([]);
  });

  it('are every fault and every changed switch', () => {
    const scenario = {
      faults: { '*': { kind: 'slow' as const }, login: { kind: 'brokenToken' as const } },
      payment: 'rejected' as const,
      pendingSeconds: null,
      emptyLink: true,
      mailFailure: true,
      guestTokenSeconds: 5,
      longLists: true,
      listsPaid: true,
    };
    expect(describeScenario(scenario, healthy)).toEqual([
      'Todas las llamadas: Lenta',
      'login: Token roto',
      'Pago: siempre rechazado',
      'Un pago pendiente se paga solo a los (segundos): vacío',
      'Vida que declara el token de visitante (segundos): 5',
      'Los correos fallan',
      'La conversión del link responde una URL vacía',
      'Listas largas: 200 cuentas y 5.000 pagos',
      'Las deudas pagadas siguen en la lista',
    ]);
  });
});
