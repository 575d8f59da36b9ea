import { findContract, imageOf } from './catalogue.ts';
import { demoUser, demoUsers } from './demo.ts';
import { pendingOf } from './history.ts';
import { referenceOf } from './reference.ts';
import { demoRut, sampleIdentifiers } from './samples.ts';
import { emptyState } from './state.ts';
import type { BankState } from './state.ts';
import type { Account, Reference } from './wire.ts';

/**
 * The demo payer's accounts in the order of the account list: suggested ones, then a Total TAG (one
 * account for several motorways), then saved ones.
 */
const savedAccounts: readonly [
  contractId: string,
  value: string,
  alias: string,
  group?: 'suggested',
][] = [
  ['gas-tamarugo-red', '70809010', 'Gas Tamarugo', 'suggested'],
  ['clinica-los-notros-atencion', demoRut, 'Clínica Los Notros', 'suggested'],
  ['tiendas-copihue-tarjeta', demoRut, 'Tarjeta Copihue', 'suggested'],
  ['tag-unido-total', demoRut, 'TAG del auto'],
  ['aguas-lleuque-hogar', '10203040', 'Agua casa'],
  ['luz-canelo-hogar', '40506070', 'Luz casa'],
  ['fibra-loica-hogar', demoRut, 'Internet casa'],
  ['fibra-loica-movil', '900100200', 'Celular'],
  ['colegio-los-maitenes-mensualidad', demoRut, 'Colegio de Emilia'],
  ['seguros-rauli-auto', demoRut, 'Seguro del auto'],
  ['vida-queltehue-vida', demoRut, 'Seguro de vida'],
  ['aguas-rio-manso-hogar', '20304050', 'Agua de mamá'],
];

/** Makes a saved or suggested account; throws if the contract does not exist. */
export function accountOf(
  id: string,
  alias: string,
  contractId: string,
  reference: Reference,
  suggestedAccount = false,
): Account {
  const found = findContract(contractId);
  if (!found) throw new Error(`Account of an unknown contract: ${contractId}`);
  const { company, contract } = found;
  return {
    id,
    alias,
    contract: { id: contract.id, secondId: contract.secondId },
    contract_name: contract.name,
    company: { id: company.id, name: company.name, image: imageOf(company.id) },
    reference,
    suggestedAccount,
    totalTagAccount: contract.totalTag,
  };
}

function seedAccounts(): Account[] {
  return savedAccounts.map(([contractId, value, alias, group], index) => {
    const sample = sampleIdentifiers.find(
      (candidate) => candidate.contractId === contractId && candidate.value === value,
    );
    if (!sample) throw new Error(`No sample for ${contractId} ${value}`);
    const reference = referenceOf(sample.kind, sample.value);
    return accountOf(`a-${index + 1}`, alias, contractId, reference, group === 'suggested');
  });
}

/** Returns the state of a new bank that opens on `day` (`YYYY-MM-DD`), with its demo payers. */
export function seedState(seed: number, day: string): BankState {
  return {
    ...emptyState(seed, day),
    sequence: 1000,
    users: structuredClone([...demoUsers]),
    accounts: { [demoUser]: seedAccounts() },
    inscriptions: [pendingOf(seed, day)],
  };
}
