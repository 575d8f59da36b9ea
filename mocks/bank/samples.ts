import { countOf } from '../../src/lib/counts.ts';
import type { IdentifierKind } from './wire.ts';

/** An identifier that a developer can look up. Identifiers of the same account share `account`. */
export interface SampleIdentifier {
  companyId: string;
  contractId: string;
  kind: IdentifierKind;
  value: string;
  /** The result of the lookup, in Spanish. */
  outcome: string;
  account: string;
  holder: string;
  /** Number of open debts; undefined for an identifier that no account has. */
  debts: number | undefined;
  /** How many of the open debts are overdue. */
  overdue: number;
}

/** The RUT (Chilean tax ID) of the demo payer, `pagador@ejemplo.cl`. */
export const demoRut = '12345678-5';

type Identifiers = Partial<Record<IdentifierKind, string>>;

function outcomeOf(debts: number | undefined, overdue: number): string {
  if (debts === undefined) return 'Cuenta que no existe';
  if (debts === 0) return 'Sin deudas pendientes';
  const count = countOf(debts, 'deuda');
  if (overdue === 0) return count;
  return `${count}, ${countOf(overdue, 'vencida')}`;
}

function account(
  companyId: string,
  contract: string,
  identifiers: Identifiers,
  holder: string,
  debts?: number,
  overdue = 0,
): SampleIdentifier[] {
  const contractId = `${companyId}-${contract}`;
  const values = Object.entries(identifiers) as [IdentifierKind, string][];
  return values.map(([kind, value]) => ({
    companyId,
    contractId,
    kind,
    value,
    outcome: outcomeOf(debts, overdue),
    account: `${contractId}-${values[0]?.[1] ?? ''}`,
    holder,
    debts,
    overdue,
  }));
}

const payer = 'Antonia Rojas';

/**
 * The identifiers of all accounts of the bank, and one that no account has. The sandbox shows them
 * as "Datos de prueba".
 */
// prettier-ignore
export const sampleIdentifiers: readonly SampleIdentifier[] = [
  ...account('aguas-lleuque', 'hogar', { SERVICE_ID: '10203040' }, payer, 3, 1),
  ...account('aguas-lleuque', 'hogar', { SERVICE_ID: '10203041' }, 'Benjamín Soto', 1),
  ...account('aguas-lleuque', 'hogar', { SERVICE_ID: '99999999' }, ''),
  ...account('aguas-rio-manso', 'hogar', { SERVICE_ID: '20304050' }, 'Catalina Vera', 7, 2),
  ...account('sanitaria-desierto-azul', 'hogar', { SERVICE_ID: '30405060', INVOICE_ID: 'F3040506' }, 'Diego Mena', 2),
  ...account('luz-canelo', 'hogar', { SERVICE_ID: '40506070', INVOICE_ID: 'F4050607', CLIENT_ID: demoRut }, payer, 4, 2),
  ...account('luz-canelo', 'hogar', { SERVICE_ID: '40506071', INVOICE_ID: 'F4050617', CLIENT_ID: '9876543-3' }, 'Elisa Paredes', 2, 1),
  ...account('electrica-arrayan', 'hogar', { SERVICE_ID: '50607080' }, 'Felipe Ortiz', 2, 1),
  ...account('energia-coigue', 'hogar', { SERVICE_ID: '60708090' }, 'Gabriela Luna', 1),
  ...account('gas-tamarugo', 'red', { SERVICE_ID: '70809010' }, payer, 2, 1),
  ...account('gas-ulmo', 'medidor', { CLIENT_ID: '700800900' }, 'Hernán Díaz', 3, 1),
  ...account('fibra-loica', 'hogar', { CLIENT_ID: demoRut }, payer, 2),
  ...account('fibra-loica', 'movil', { CLIENT_ID: '900100200' }, payer, 1),
  ...account('fibra-loica', 'empresas', { CLIENT_ID: '11111111-1' }, 'Inversiones Tagua', 5, 1),
  ...account('movil-pudu', 'plan', { CLIENT_ID: '800700600' }, 'Ignacio Prado', 1, 1),
  ...account('cable-zorzal', 'hogar', { CLIENT_ID: '7654321-6' }, 'Josefa Arce', 4, 1),
  ...account('tag-unido', 'total', { CLIENT_ID: demoRut, SERVICE_ID: 'KX4521' }, payer, 9, 3),
  ...account('tag-unido', 'total', { CLIENT_ID: '7654321-6', SERVICE_ID: 'LB9034' }, 'Josefa Arce', 24, 4),
  ...account('autopista-quillay', 'tag', { SERVICE_ID: 'GH3344' }, 'Karla Bravo', 2, 1),
  ...account('autopista-rio-claro', 'pases', { SERVICE_ID: 'TR2000' }, 'Transportes Quenual', 2000, 600),
  ...account('autopista-boldos', 'tag', { SERVICE_ID: 'FJ7788' }, 'Lucas Reyes', 1),
  ...account('tunel-el-peumo', 'tag', { SERVICE_ID: 'ZX10234' }, 'Manuel Cea', 2),
  ...account('colegio-los-maitenes', 'mensualidad', { CLIENT_ID: demoRut }, payer, 3, 1),
  ...account('universidad-litoral-sur', 'arancel', { CLIENT_ID: '19283746-4' }, 'Nicolás Jara', 25, 3),
  ...account('instituto-araucaria', 'carrera', { CLIENT_ID: '20123456-5', INVOICE_ID: 'F2012345' }, 'Olivia Toro', 4),
  ...account('tiendas-copihue', 'tarjeta', { CLIENT_ID: demoRut }, payer, 1),
  ...account('casa-nandu', 'credito', { CLIENT_ID: '15678234-3' }, 'Pablo Silva', 6, 1),
  ...account('almacenes-pewen', 'cuenta', { CLIENT_ID: '300200100' }, 'Quena Ríos', 2),
  ...account('seguros-rauli', 'auto', { CLIENT_ID: demoRut }, payer, 1),
  ...account('seguros-rauli', 'colectivo', { COMPANY_ID: 'TAG2040' }, 'Inversiones Tagua', 2),
  ...account('vida-queltehue', 'vida', { CLIENT_ID: demoRut }, payer, 0),
  ...account('municipalidad-valle-hermoso', 'aseo', { CLIENT_ID: '8765432-K' }, 'Rosa Fuentes', 4, 2),
  ...account('municipalidad-valle-hermoso', 'circulacion', { SERVICE_ID: 'GH3344' }, 'Karla Bravo', 2),
  ...account('municipalidad-puerto-cipres', 'aseo', { CLIENT_ID: '16543210-K' }, 'Sergio Mella', 1),
  ...account('clinica-los-notros', 'atencion', { CLIENT_ID: demoRut, INVOICE_ID: 'F1234567' }, payer, 2, 1),
  ...account('dental-chucao', 'tratamiento', { CLIENT_ID: '17456789-1' }, 'Teresa Lagos', 5),
];
