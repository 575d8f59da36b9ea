// Sample answers of the bank: they follow docs/bank-api.yaml and have every optional field.

/** An entry of a payment's `cuentas`: a debt, as it was registered. */
export const wireItem = (id: string, amount = 1000) => ({
  id,
  invoiceId: `F-${id}`,
  amount,
  debtFrontId: `front-${id}`,
  contract: { id: 'c-1', secondId: '01' },
  contract_name: 'Hogar',
  company: { name: 'Aguas del Lleuque', image: '/m.svg' },
  companies: [],
  suggestedAccount: false,
  totalTagAccount: false,
});

export const wirePayment = (id: string, total = 1000) => ({
  id,
  referencia: `R-${id}`,
  fecha: '2026-11-20T10:32:07-03:00',
  estado: 'PAGADO',
  total,
  correo: 'ana@ejemplo.cl',
  id_Codigo_Empresa: { content: '1010' },
  empresa: 'Aguas del Lleuque',
  cuentas: [wireItem(id, total)],
});

export const wireDebt = (id: string, amount = 1000) => ({
  id,
  invoiceId: `F-${id}`,
  amount,
  dueDate: '2026-11-28',
  description: 'Noviembre 2026',
  contract: { id: 'c-1', secondId: '01' },
  contract_name: 'Hogar',
  company: { id: 'e-1', name: 'Aguas del Lleuque', image: '/m.svg' },
});

/** The bank's answer for one account of a debt query. */
export const wireAnswer = (holder: string) => ({
  contract: 'c-1',
  status: 'OK',
  holder,
  minAmount: 1000,
  maxAmount: 500_000,
  maxItems: 10,
  debts: [wireDebt('1')],
});

/** An account that a payer saved. */
export const wireAccount = (id: string) => ({
  id,
  alias: `Cuenta ${id}`,
  contract: { id: 'c-1', secondId: '01' },
  contract_name: 'Hogar',
  company: { id: 'e-1', name: 'Aguas del Lleuque', image: '/m.svg' },
  reference: { serviceId: '10203040' },
  suggestedAccount: false,
  totalTagAccount: false,
});

export const wireIdentifier = (label: string) => ({
  kind: 'SERVICE_ID',
  label,
  help: 'Está en tu boleta',
  pattern: String.raw`\d+`,
  maxLength: 8,
});

export const wireContract = (id: string) => ({
  id,
  secondId: '01',
  name: 'Hogar',
  totalTag: false,
  identifiers: [wireIdentifier('Número')],
});

/** A company with one contract, as the bank sends it. */
export const wireCompany = (id: string) => ({
  id,
  name: `Empresa ${id}`,
  categoryId: 'agua',
  image: '/m.svg',
  contracts: [wireContract('c-1')],
});

export const wireCategory = (id: string) => ({ id, name: `Rubro ${id}`, icon: '/i.svg' });

/** A line of a receipt or of the report. */
export const wireEntry = (alias: string, amount = 1000) => ({
  identificador: { content: [{ id: 'SERVICE_ID', value: '10203040' }] },
  id_Empresa: { content: 'Aguas del Lleuque' },
  id_Id_Servicio: { content: '10203040' },
  id_Id_Cliente: { content: null },
  id_Id_Documento: { content: 'F-1' },
  id_Total_Pagado: { content: amount },
  id_Codigo_Empresa: { content: '1010' },
  contract_name: alias,
  fecha: '2026-11-20T10:32:07-03:00',
});

export const wireDashboard = (...cuentas: object[]) => ({
  referencia: 'R-1',
  estado: 'PAGADO',
  compania: 'Aguas del Lleuque',
  codigoCarro: '8c1f0d6be94a47d2a3b5570e96fd2c18',
  nombreCliente: 'Ana',
  total: 3000,
  cuentas,
  url: 'http://localhost:3000/banco/?sessionid=s-1',
});

export const wireUserInfo = {
  idu: 'u-1',
  docUsr: '12345678-5',
  nombre: 'Ana',
  apellidos: 'Rojas',
  segundoApellido: 'Soto',
  correo: 'ana@ejemplo.cl',
  telefono: '+56911112222',
  perfil: 'pagador',
  politica: 'estandar',
};
