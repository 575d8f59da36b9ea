import { findContract } from './bank/catalogue.ts';
import { demoUsers } from './bank/demo.ts';
import { sampleIdentifiers } from './bank/samples.ts';
import type { SampleIdentifier } from './bank/samples.ts';
import type { User } from './bank/state.ts';
import { createConsole, endpointNames } from './handlers/console.ts';
import type { BankConsole } from './handlers/console.ts';
import type { BankAccess } from './handlers/handlers.ts';
import { canonicalScenario } from './bank/scenarios.ts';
import type { Scenario } from './bank/scenarios.ts';

/**
 * One row of the sandbox's test data: an identifier with which a developer can look up an account.
 * `label` is the identifier's name on the screen, `outcome` the result of its lookup, in Spanish.
 */
export interface Sample extends Pick<
  SampleIdentifier,
  'companyId' | 'contractId' | 'value' | 'outcome'
> {
  companyName: string;
  contractName: string;
  label: string;
}

/** A demo payer; `outcome` describes the result of the sign-in, in Spanish. */
export interface DemoPayer {
  email: string;
  password: string;
  outcome: string;
}

/** The parts of the simulated bank that the portal's screens use in a sandbox build. */
export interface Sandbox {
  samples: readonly Sample[];
  payers: readonly DemoPayer[];
  /** The names of the endpoints that a fault may be set on. */
  endpoints: readonly string[];
  /** The scenario of a bank in good health. */
  healthy: Scenario;
  console: BankConsole;
}

function describeSample(identifier: SampleIdentifier): Sample {
  const { companyId, contractId, kind, value, outcome } = identifier;
  const found = findContract(contractId);
  const shown = found?.contract.identifiers.find((candidate) => candidate.kind === kind);
  return {
    companyId,
    companyName: found?.company.name ?? companyId,
    contractId,
    contractName: found?.contract.name ?? contractId,
    label: shown?.label ?? kind,
    value,
    outcome,
  };
}

function signInOutcome({ blocked, otherSession, passwordState }: User): string {
  if (blocked) return 'Usuario bloqueado';
  if (otherSession) return 'Tiene otra sesión activa';
  return passwordState === 2 ? 'Con cuentas y 20 meses de pagos' : 'Su contraseña venció';
}

/** Returns the console's functions and the sample data for the portal. */
export function createSandbox(access: BankAccess): Sandbox {
  return {
    samples: sampleIdentifiers.map(describeSample),
    payers: demoUsers.map((user) => ({
      email: user.correo,
      password: user.password,
      outcome: signInOutcome(user),
    })),
    endpoints: endpointNames,
    healthy: canonicalScenario(),
    console: createConsole(access),
  };
}
