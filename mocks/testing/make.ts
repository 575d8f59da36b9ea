import { imageOf } from '../bank/catalogue.ts';
import { chileanDay, chileanTime } from '../bank/time.ts';
import type { Account, CartItem, Debt, Payment, ReceiptEntry } from '../bank/wire.ts';

// Factories of API data for tests: a correct example, changed by `overrides`. Each call uses new
// ids, so that several examples fit into one list.

let made = 0;

function next(): number {
  made += 1;
  return made;
}

const contractId = { id: 'aguas-lleuque-hogar', secondId: '01' };
const company = { id: 'aguas-lleuque', name: 'Aguas Lleuque', image: imageOf('aguas-lleuque') };

/** Returns a water bill, due today. */
function makeDebt(): Debt {
  const number = next();
  return {
    id: `d-${number}`,
    invoiceId: `F-${100_000 + number}`,
    amount: 25_990,
    dueDate: chileanDay(new Date()),
    description: 'Consumo del mes',
    contract: contractId,
    contract_name: 'Agua potable y alcantarillado',
    company,
  };
}

export function itemOf(debt: Debt): CartItem {
  const { id, invoiceId, amount, contract, contract_name } = debt;
  return {
    id,
    invoiceId,
    amount,
    debtFrontId: id,
    contract,
    contract_name,
    company: { name: debt.company.name, image: debt.company.image },
    companies: [],
    suggestedAccount: false,
    totalTagAccount: false,
  };
}

/** Returns a paid payment; its total is the sum of `cuentas` unless overridden. */
export function makePayment(overrides: Partial<Payment> = {}): Payment {
  const number = next();
  const cuentas = overrides.cuentas ?? [itemOf(makeDebt())];
  return {
    id: `p-${number}`,
    referencia: `2026112${String(number).padStart(7, '0')}`,
    fecha: chileanTime(new Date()),
    estado: 'PAGADO',
    total: cuentas.reduce((sum, { amount }) => sum + amount, 0),
    correo: 'pagador@ejemplo.cl',
    id_Codigo_Empresa: { content: '1010' },
    empresa: company.name,
    cuentas,
    ...overrides,
  };
}

export function makeReceiptEntry(overrides: Partial<ReceiptEntry> = {}): ReceiptEntry {
  const invoiceId = `F-${100_000 + next()}`;
  return {
    identificador: {
      content: [
        { id: 'COMPANY_ID', value: '1010' },
        { id: 'SERVICE_ID', value: '10203040' },
      ],
    },
    id_Empresa: { content: company.name },
    id_Id_Servicio: { content: '10203040' },
    id_Id_Cliente: { content: '' },
    id_Id_Documento: { content: invoiceId },
    id_Total_Pagado: { content: 25_990 },
    id_Codigo_Empresa: { content: '1010' },
    contract_name: 'Agua potable y alcantarillado',
    fecha: chileanTime(new Date()),
    ...overrides,
  };
}

/**
 * Returns a saved account, neither suggested nor a Total TAG (one toll tag for several motorways).
 */
export function makeAccount(overrides: Partial<Account> = {}): Account {
  const number = next();
  return {
    id: `a-${number}`,
    alias: `Cuenta ${number}`,
    contract: contractId,
    contract_name: 'Agua potable y alcantarillado',
    company,
    reference: { serviceId: '10203040' },
    suggestedAccount: false,
    totalTagAccount: false,
    ...overrides,
  };
}
