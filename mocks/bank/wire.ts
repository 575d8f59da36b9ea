/** The shapes that the bank contract puts on the wire. Amounts are whole pesos, times ISO 8601 with an offset. */

/** What identifies an account at its company (spec 3). */
export type IdentifierKind = 'CLIENT_ID' | 'SERVICE_ID' | 'INVOICE_ID' | 'COMPANY_ID';

/** One way to identify an account of a contract; `pattern` is a full match. */
export interface Identifier {
  kind: IdentifierKind;
  label: string;
  help?: string;
  pattern?: string;
  maxLength?: number;
}

/** A convenio: what a company collects through the bank. */
export interface Contract {
  id: string;
  secondId: string;
  name: string;
  totalTag: boolean;
  identifiers: Identifier[];
}

/** What companies are grouped by; `icon` is a path on the API's origin. */
export interface Category {
  id: string;
  name: string;
  icon?: string;
}

/** `image` is a path on the API's origin (ruling 30). */
export interface Company {
  id: string;
  name: string;
  categoryId: string;
  image: string;
  contracts: Contract[];
}

/** A contract, and the part of it that bills (a motorway of Total TAG). */
export interface ContractId {
  id: string;
  secondId: string;
}

/** The one identifier of a query, under the key of its kind. */
export interface Reference {
  clientId?: string | undefined;
  serviceId?: string | undefined;
  invoiceId?: string | undefined;
  companyId?: string | undefined;
}

/** One bill; `dueDate` is a day, `YYYY-MM-DD`. */
export interface Debt {
  id: string;
  invoiceId: string;
  amount: number;
  dueDate: string;
  description: string;
  contract: ContractId;
  contract_name: string;
  company: { id: string; name: string; image: string };
}

/** The bank's answer for one contract of a debt query. `maxItems`: absent = 10, `null` = 5 (ruling 7). */
export interface ContractDebts {
  contract: string;
  status: 'OK' | 'NO_DEBT' | 'NOT_FOUND';
  holder?: string;
  minAmount?: number;
  maxAmount?: number;
  maxItems?: number | null;
  debts: Debt[];
}

/** A cart account item, as the portal inscribes it (spec 3, ruling 28). */
export interface CartItem {
  id: string;
  invoiceId: string;
  amount: number;
  debtFrontId: string;
  contract: ContractId;
  contract_name: string;
  company: { id?: string | undefined; name: string; image: string };
  companies: { id: string; duplicateCompanyId: boolean }[];
  suggestedAccount: boolean;
  totalTagAccount: boolean;
}

/** What came of a payment. */
export type PaymentState = 'PAGADO' | 'PENDIENTE' | 'RECHAZADO';

/** A payment that somebody decided on. */
export interface Payment {
  id: string;
  referencia: string;
  fecha: string;
  estado: PaymentState;
  total: number;
  correo: string;
  id_Codigo_Empresa: { content: string };
  empresa: string;
  cuentas: CartItem[];
}

/** An account in a payer's own list. */
export interface Account {
  id: string;
  alias: string;
  contract: ContractId;
  contract_name: string;
  company: { id: string; name: string; image: string };
  reference: Reference;
  suggestedAccount: boolean;
  totalTagAccount: boolean;
}

/** One paid account of a comprobante (spec 3, rulings 32 and 36). */
export interface ReceiptEntry {
  identificador: { content: { id: IdentifierKind; value: string }[] };
  id_Empresa: { content: string };
  id_Id_Servicio: { content: string };
  id_Id_Cliente: { content: string };
  id_Id_Documento: { content: string };
  id_Total_Pagado: { content: number };
  id_Codigo_Empresa: { content: string };
  contract_name: string;
  fecha: string;
}

/** A payer's own data; `perfil` and `politica` are ids of further calls (ruling 10). */
export interface UserInfo {
  idu: string;
  docUsr: string;
  nombre: string;
  apellidos: string;
  segundoApellido?: string;
  correo: string;
  telefono?: string;
  perfil: string;
  politica: string;
}

/** What a payment link shows of its payment; `url` is the button URL. */
export interface LinkDashboard {
  referencia: string;
  estado: 'PENDIENTE' | 'PAGADO' | 'VENCIDO';
  compania: string;
  nombreCliente: string;
  total: number;
  cuentas: CartItem[];
  url: string;
}
