// The types of the API's requests and answers. Amounts are whole pesos; times are ISO 8601 with an
// offset.

/** The kinds of identifier by which a company finds an account. */
export type IdentifierKind = 'CLIENT_ID' | 'SERVICE_ID' | 'INVOICE_ID' | 'COMPANY_ID';

/** One way to identify an account of a contract; `pattern` must match the whole value. */
export interface Identifier {
  kind: IdentifierKind;
  label: string;
  help?: string;
  pattern?: string;
  maxLength?: number;
}

/** A convenio: a service for which a company collects payments through the bank. */
export interface Contract {
  id: string;
  secondId: string;
  name: string;
  totalTag: boolean;
  identifiers: Identifier[];
}

/** A category of companies; `icon` is a path on the API's origin. */
export interface Category {
  id: string;
  name: string;
  icon?: string;
}

/** A company; `image` is a path on the API's origin. */
export interface Company {
  id: string;
  name: string;
  categoryId: string;
  image: string;
  contracts: Contract[];
}

/**
 * A contract, and in `secondId` the part of it that bills, such as one motorway of a Total TAG (a
 * contract for several motorways).
 */
export interface ContractId {
  id: string;
  secondId: string;
}

/** The identifier of an account; exactly one of the keys is set. */
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

/** One contract's part of a debt answer; `maxItems`: absent means 10, `null` means 5. */
export interface ContractDebts {
  contract: string;
  status: 'OK' | 'NO_DEBT' | 'NOT_FOUND';
  holder?: string;
  minAmount?: number;
  maxAmount?: number;
  maxItems?: number | null;
  debts: Debt[];
}

/** An item of the cart, as the portal sends it to register the payment (inscription). */
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

export type PaymentState = 'PAGADO' | 'PENDIENTE' | 'RECHAZADO';

/**
 * A payment after the payer's decision; before it, the bank has only an inscription (a registered
 * payment).
 */
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

/** A payment without the payer's e-mail and the details of the bills. */
export interface PublicPayment extends Omit<Payment, 'correo' | 'cuentas'> {
  cuentas: Pick<CartItem, 'company' | 'contract' | 'amount'>[];
}

/** An account in a payer's list: saved, suggested or a Total TAG. */
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

/** One paid bill of a receipt (comprobante). */
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

/** A payer's own data; `perfil` and `politica` are ids for further calls. */
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

/** The contents of a payment link; `url` is the URL of the payment page. */
export interface LinkDashboard {
  referencia: string;
  estado: 'PENDIENTE' | 'PAGADO' | 'VENCIDO';
  compania: string;
  nombreCliente: string;
  total: number;
  cuentas: CartItem[];
  url: string;
  codigoCarro: string;
}
