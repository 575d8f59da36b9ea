import { findCompany, findContract, imageOf } from './catalogue.ts';
import { demoUser, demoUsers } from './demo.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import { madeUpReference } from './secrets.ts';
import { sampleIdentifiers } from './samples.ts';
import type { InscribedLine, Inscription } from './state.ts';
import { addDays, chileanInstant, chileanTime, monthOf } from './time.ts';

/** How many months back the demo payer's payments go. */
const monthsBack = 20;

/** The contracts (services of companies) that the demo payer pays every month. */
const habits: readonly [string, ...string[]] = [
  'aguas-lleuque-hogar',
  'luz-canelo-hogar',
  'fibra-loica-hogar',
  'fibra-loica-movil',
  'gas-tamarugo-red',
  'tag-unido-total',
  'colegio-los-maitenes-mensualidad',
];

function lineOf(contractId: string, index: number, day: string, random: Random): InscribedLine {
  const found = findContract(contractId);
  const samples = sampleIdentifiers.filter((sample) => sample.contractId === contractId);
  const account = samples[0]?.account;
  if (!found) throw new Error(`History of an unknown contract: ${contractId}`);
  const { company, contract } = found;
  const motorway = contract.motorways?.[index % contract.motorways.length] ?? '';
  const billedBy = findCompany(motorway) ?? company;
  const amount = random.integer(contract.billing.min, contract.billing.max);
  const invoiceId = `F-${random.integer(10_000, 99_999)}`;
  return {
    companyId: billedBy.id,
    identifiers: samples
      .filter((sample) => sample.account === account)
      .map(({ kind, value }) => ({ id: kind, value })),
    item: {
      id: `h-${contractId}-${invoiceId}`,
      invoiceId,
      amount: Math.round(amount / 10) * 10,
      debtFrontId: `${invoiceId}-${monthOf(day)}`,
      contract: { id: contract.id, secondId: contract.secondId },
      contract_name: contract.name,
      company: { id: billedBy.id, name: billedBy.name, image: imageOf(billedBy.id) },
      companies: contract.totalTag ? [{ id: billedBy.id, duplicateCompanyId: false }] : [],
      suggestedAccount: false,
      totalTagAccount: contract.totalTag,
    },
  };
}

function paymentOn(day: string, contractId: string, number: number, random: Random): Inscription {
  const count = contractId === 'tag-unido-total' ? random.integer(2, 5) : random.integer(1, 2);
  const lines = Array.from({ length: count }, (_, index) => lineOf(contractId, index, day, random));
  const late = random.integer(1, 9) === 1;
  const time = late ? '23:30' : `${random.integer(10, 21)}:${random.integer(10, 59)}`;
  return {
    referencia: madeUpReference(createRandom(`${day}/${number}/reference`)),
    codigoCarro: madeUpReference(createRandom(`${day}/${number}/key`)),
    keys: [],
    sessionid: `historia-${number}`,
    userId: demoUser,
    portal: '',
    lines,
    total: lines.reduce((sum, { item }) => sum + item.amount, 0),
    correo: demoUsers[0]?.correo ?? '',
    estado: random.integer(1, 16) === 1 ? 'RECHAZADO' : 'PAGADO',
    fecha: chileanTime(chileanInstant(day, time)),
    settlesAt: null,
  };
}

function writeHistory(seed: number, today: string, perMonth: number): Inscription[] {
  const random = createRandom(`${seed}/history/${perMonth}`);
  const months = Array.from({ length: monthsBack }, (_, month) => month);
  return months
    .flatMap((month) =>
      Array.from({ length: perMonth }, (_, index) => {
        const day = addDays(today, -30 * month - random.integer(2, 29));
        const contractId = habits[index % habits.length] ?? habits[0];
        return paymentOn(day, contractId, month * perMonth + index + 1, random);
      }),
    )
    .sort((a, b) => b.fecha.localeCompare(a.fecha));
}

const written = new Map<string, Inscription[]>();

/**
 * Returns the demo payer's payments from before the bank opened, newest first: 5,000 if `long`,
 * otherwise seven a month. The same arguments always give the same payments. `today` is
 * `YYYY-MM-DD`.
 */
export function historyOf(seed: number, today: string, long: boolean): Inscription[] {
  const name = `${seed}/${today}/${long}`;
  const known = written.get(name);
  if (known) return known;
  const history = writeHistory(seed, today, long ? 250 : habits.length);
  written.set(name, history);
  return history;
}

/**
 * Returns a guest's paid payment. Its reference and its key (`codigoCarro`) are the same in every
 * bank, because contract/check/testIdentifiers.json contains them.
 */
export function guestPaymentOf(today: string): Inscription {
  return {
    ...paymentOn(addDays(today, -7), 'aguas-lleuque-hogar', 991, createRandom('guest')),
    referencia: madeUpReference(createRandom('guest/reference')),
    codigoCarro: madeUpReference(createRandom('guest/key')),
    userId: '',
    correo: 'invitada@ejemplo.cl',
    estado: 'PAGADO',
  };
}

/**
 * Returns a payment of yesterday that is still pending, so that the demo payer's list shows one.
 */
export function pendingOf(seed: number, today: string): Inscription {
  const random = createRandom(`${seed}/pending`);
  const payment = paymentOn(addDays(today, -1), 'gas-tamarugo-red', 990, random);
  return { ...payment, estado: 'PENDIENTE' };
}
