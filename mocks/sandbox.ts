import { findContract } from './bank/catalogue.ts';
import { demoUsers } from './bank/demo.ts';
import { sampleIdentifiers } from './bank/samples.ts';
import type { SampleIdentifier } from './bank/samples.ts';
import type { User } from './bank/state.ts';
import { createConsole, endpointNames } from './console.ts';
import type { BankAccess } from './handlers/handlers.ts';
import { canonicalScenario } from './scenarios.ts';

function describeSample({ companyId, contractId, kind, value, outcome }: SampleIdentifier) {
  const found = findContract(contractId);
  const identifier = found?.contract.identifiers.find((candidate) => candidate.kind === kind);
  return {
    companyId,
    companyName: found?.company.name ?? companyId,
    contractId,
    contractName: found?.contract.name ?? contractId,
    label: identifier?.label ?? kind,
    value,
    outcome,
  };
}

function storyOf({ blocked, otherSession, passwordState }: User): string {
  if (blocked) return 'Usuario bloqueado';
  if (otherSession) return 'Tiene otra sesión activa';
  return passwordState === 2 ? 'Con cuentas y 18 meses de pagos' : 'Su contraseña venció';
}

/** What the portal shows of the bank that runs inside it: the console of /locales and the data to try it with. */
export function createSandbox(access: BankAccess) {
  return {
    samples: sampleIdentifiers.map(describeSample),
    payers: demoUsers.map((user) => ({
      email: user.correo,
      password: user.password,
      outcome: storyOf(user),
    })),
    endpoints: endpointNames,
    healthy: canonicalScenario(),
    console: createConsole(access),
  };
}
