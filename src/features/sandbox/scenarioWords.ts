import type { Fault, FaultKind, Scenario, ScenarioSwitches } from '../../../mocks/scenarios.ts';

/** What each misbehaviour is called. */
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

/** The misbehaviours in which the bank may have done the work although the answer is lost. */
export const losesAnswer: ReadonlySet<FaultKind> = new Set<FaultKind>([
  'network',
  'timeout',
  'error500',
  'unavailable503',
  'unauthorized401',
  'notFound404',
]);

/** What happens to payments. */
export const paymentNames: Record<ScenarioSwitches['payment'], string> = {
  choose: 'Lo que elija quien paga',
  approved: 'Siempre aprobado',
  rejected: 'Siempre rechazado',
  pending: 'Siempre pendiente',
};

/** A call's name on the screen; `*` stands for all calls. */
export const callName = (endpoint: string) => (endpoint === '*' ? 'Todas las llamadas' : endpoint);

/** A misbehaviour in words: 'Red caída · 2 veces · a los 300 ms'. */
export function describeFault({ kind, ms, times, afterWork, field }: Fault): string {
  return [
    faultNames[kind],
    field && `“${field}”`,
    afterWork && 'con el trabajo hecho',
    times !== undefined && (times === 1 ? '1 vez' : `${times} veces`),
    (ms ?? (kind === 'slow' ? 5000 : 0)) > 0 && `a los ${ms ?? 5000} ms`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What each switch says when it differs from its default. */
function describeSwitches(now: ScenarioSwitches): Record<keyof ScenarioSwitches, string> {
  const { payment, pendingSeconds, guestTokenSeconds } = now;
  return {
    payment: `Pago: ${paymentNames[payment].toLowerCase()}`,
    pendingSeconds:
      pendingSeconds === null ? 'Los pendientes esperan' : `Pendientes: ${pendingSeconds} s`,
    emptyLink: 'Link vacío',
    mailFailure: 'Correo caído',
    guestTokenSeconds:
      guestTokenSeconds === null
        ? 'Token sin vencimiento'
        : `Token de visitante: ${guestTokenSeconds} s`,
    longLists: 'Listas largas',
  };
}

/** How the bank differs from a healthy one, faults first; empty if it does not. */
export function describeScenario(now: Scenario, healthy: Scenario): string[] {
  const faults = Object.entries(now.faults).map(
    ([endpoint, fault]) => `${callName(endpoint)}: ${describeFault(fault)}`,
  );
  const words = describeSwitches(now);
  const switches = Object.keys(words) as (keyof ScenarioSwitches)[];
  const changed = switches.filter((name) => now[name] !== healthy[name]);
  return [...faults, ...changed.map((name) => words[name])];
}

/** Names by value, as a field's options. */
export const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
