import { findContract, imageOf } from './catalogue.ts';
import { demoUser, demoUsers } from './demo.ts';
import { pendingOf } from './history.ts';
import { referenceOf } from './reference.ts';
import { demoRut, sampleIdentifiers } from './samples.ts';
import type { SampleIdentifier } from './samples.ts';
import { emptyState } from './state.ts';
import type { BankState, SavedAccount } from './state.ts';

/** Suggested first, then Total TAG, then the saved ones, as the account list is answered. */
const savedAccounts: readonly [
  contractId: string,
  value: string,
  alias: string,
  group?: 'suggested' | 'tag',
][] = [
  ['gas-tamarugo-red', '70809010', 'Gas Tamarugo', 'suggested'],
  ['clinica-los-notros-atencion', demoRut, 'Clínica Los Notros', 'suggested'],
  ['tiendas-copihue-tarjeta', demoRut, 'Tarjeta Copihue', 'suggested'],
  ['tag-unido-total', demoRut, 'TAG del auto', 'tag'],
  ['aguas-lleuque-hogar', '10203040', 'Agua casa'],
  ['luz-canelo-hogar', '40506070', 'Luz casa'],
  ['fibra-loica-hogar', demoRut, 'Internet casa'],
  ['fibra-loica-movil', '900100200', 'Celular'],
  ['colegio-los-maitenes-mensualidad', demoRut, 'Colegio de Emilia'],
  ['seguros-rauli-auto', demoRut, 'Seguro del auto'],
  ['vida-queltehue-vida', demoRut, 'Seguro de vida'],
  ['aguas-rio-manso-hogar', '20304050', 'Agua de mamá'],
];

/** An account of a payer for a known identifier. */
export function accountOf(
  id: string,
  idu: string,
  alias: string,
  sample: Pick<SampleIdentifier, 'contractId' | 'kind' | 'value'>,
): SavedAccount {
  const found = findContract(sample.contractId);
  if (!found) throw new Error(`Account of an unknown contract: ${sample.contractId}`);
  const { company, contract } = found;
  return {
    id,
    idu,
    alias,
    contract: { id: contract.id, secondId: contract.secondId },
    contract_name: contract.name,
    company: { id: company.id, name: company.name, image: imageOf(company.id) },
    reference: referenceOf(sample.kind, sample.value),
    suggestedAccount: false,
    totalTagAccount: contract.totalTag,
  };
}

function seedAccounts(): SavedAccount[] {
  return savedAccounts.map(([contractId, value, alias, group], index) => {
    const sample = sampleIdentifiers.find(
      (candidate) => candidate.contractId === contractId && candidate.value === value,
    );
    if (!sample) throw new Error(`No sample for ${contractId} ${value}`);
    const account = accountOf(`a-${index + 1}`, demoUser, alias, sample);
    return { ...account, suggestedAccount: group === 'suggested' };
  });
}

/** The state of a bank that opens on `day` (`YYYY-MM-DD`) with its demo payers. */
export function seedState(seed: number, day: string): BankState {
  return {
    ...emptyState(seed, day),
    sequence: 1000,
    users: structuredClone([...demoUsers]),
    accounts: seedAccounts(),
    inscriptions: [pendingOf(seed, day)],
  };
}
