import type {
  Fault,
  FaultKind,
  Scenario,
  ScenarioSwitches,
} from '../../../mocks/bank/scenarios.ts';
import { filterText } from '../../lib/text/keyFilters.ts';

export const faultNames: Record<FaultKind, string> = {
  slow: 'Lenta',
  network: 'Red caída',
  timeout: 'Nunca responde',
  error500: 'Error interno (500)',
  unavailable503: 'No disponible (503)',
  unauthorized401: 'Sin autorización (401)',
  notFound404: 'No encontrada (404)',
  emptyBody: 'Respuesta vacía',
  nullBody: 'Responde null',
  htmlBody: 'HTML en vez de JSON',
  wrongTypes: 'Tipos equivocados',
  missingField: 'Falta un campo',
  badRecord: 'Un registro ilegible',
  saysFailure: 'Dice que falló (200)',
  brokenToken: 'Token roto',
  claimlessToken: 'Token sin datos',
};

/**
 * Faults for buttons, keyed by the button's label. Without an endpoint, a fault applies to all
 * calls.
 */
export const shortcuts: Record<string, [fault: Fault, endpoint?: string]> = {
  'Todo lento (3 s)': [{ kind: 'slow', ms: 3000 }],
  'Banco caído': [{ kind: 'network' }],
  'Todo con error 500': [{ kind: 'error500' }],
  'Todo con 401': [{ kind: 'unauthorized401' }],
  'Nada responde': [{ kind: 'timeout' }],
  'Pago inscrito sin respuesta': [{ kind: 'timeout', afterWork: true, times: 1 }, 'inscribe'],
};

export const paymentNames: Record<ScenarioSwitches['payment'], string> = {
  choose: 'Lo que elija quien paga',
  approved: 'Siempre aprobado',
  rejected: 'Siempre rechazado',
  pending: 'Siempre pendiente',
};

export const isPayment = (name: string): name is ScenarioSwitches['payment'] =>
  Object.hasOwn(paymentNames, name);

/** The settings whose value is a number of seconds, or `null`. */
export const timeNames = ['pendingSeconds', 'guestTokenSeconds'] as const;
export const flagNames = ['mailFailure', 'emptyLink', 'longLists', 'listsPaid'] as const;

export const switchNames: Record<keyof ScenarioSwitches, string> = {
  payment: 'Resultado de los pagos',
  pendingSeconds: 'Un pago pendiente se paga solo a los (segundos)',
  guestTokenSeconds: 'Vida que declara el token de visitante (segundos)',
  mailFailure: 'Los correos fallan',
  emptyLink: 'La conversión del link responde una URL vacía',
  longLists: 'Listas largas: 200 cuentas y 5.000 pagos',
  listsPaid: 'Las deudas pagadas siguen en la lista',
};

export const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const digits = (text: string) => filterText('numeric', text);

/** Props of a `FormField` for a whole number of at most six digits. */
export const wholeNumber = {
  filter: digits,
  read: digits,
  inputMode: 'numeric',
  maxLength: 6,
} as const;

export const callName = (endpoint: string) => (endpoint === '*' ? 'Todas las llamadas' : endpoint);

/** Describes a fault, for example 'Red caída · 2 veces · a los 300 ms'. */
export function describeFault({ kind, ms, times, afterWork, field }: Fault): string {
  return [
    faultNames[kind],
    field && `“${field}”`,
    afterWork && 'con el trabajo hecho',
    times !== undefined && (times === 1 ? '1 vez' : `${times} veces`),
    ms !== undefined && `a los ${ms} ms`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * Describes what differs from a healthy bank, which has no faults and all flags off: faults first.
 */
export function describeScenario(now: Scenario, healthy: Scenario): string[] {
  const changedTimes = timeNames.filter((name) => now[name] !== healthy[name]);
  return [
    ...Object.entries(now.faults).map(
      ([endpoint, fault]) => `${callName(endpoint)}: ${describeFault(fault)}`,
    ),
    ...(now.payment === healthy.payment
      ? []
      : [`Pago: ${paymentNames[now.payment].toLowerCase()}`]),
    ...changedTimes.map((name) => `${switchNames[name]}: ${now[name] ?? 'vacío'}`),
    ...flagNames.filter((name) => now[name]).map((name) => switchNames[name]),
  ];
}
