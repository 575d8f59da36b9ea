import {
  accountNumber,
  companyCode,
  customerNumber,
  invoiceNumber,
  licencePlate,
  rut,
} from './identifiers.ts';
import type { Contract, Identifier } from './wire.ts';

/**
 * The limits of one payment to a contract (a service that a company bills), with the field names of
 * the answer to a debt query. Amounts are in pesos. Without `maxItems` a payment may have 10 debts,
 * with `null` 5.
 */
interface Limits {
  minAmount?: number;
  maxAmount?: number;
  maxItems?: number | null;
}

/**
 * How a contract bills: `concept` names the service on a bill; `min` and `max` are the least and
 * the greatest amount of a bill (pesos). `every` is what one bill charges for: a month, or one pass
 * of a car through a toll.
 */
interface Billing {
  concept: string;
  min: number;
  max: number;
  every: 'month' | 'pass';
}

/**
 * A contract as the bank keeps it. For a Total TAG (one electronic toll tag for several motorways),
 * `motorways` lists the ids of the companies whose tolls the contract bills.
 */
export interface ContractRecord extends Contract {
  billing: Billing;
  limits: Limits;
  motorways?: readonly string[];
}

/** A company as the bank keeps it; `code` is the company code on its receipts. */
export interface CompanyRecord {
  id: string;
  name: string;
  categoryId: string;
  code: string;
  contracts: ContractRecord[];
}

type ContractOptions = Partial<Pick<ContractRecord, 'limits' | 'motorways' | 'secondId'>>;

function monthly(concept: string, min: number, max: number): Billing {
  return { concept, min, max, every: 'month' };
}

const passes: Billing = { concept: 'Pase', min: 380, max: 2_950, every: 'pass' };

function contract(
  id: string,
  name: string,
  identifiers: Identifier[],
  billing: Billing,
  { secondId = '01', ...options }: ContractOptions = {},
): ContractRecord {
  const totalTag = options.motorways !== undefined;
  return { id, secondId, name, totalTag, identifiers, billing, limits: {}, ...options };
}

function company(
  categoryId: string,
  code: string,
  id: string,
  name: string,
  ...contracts: ContractRecord[]
): CompanyRecord {
  return { id, name, categoryId, code, contracts };
}

/** All companies of the sandbox; they are fictional. */
// prettier-ignore
export const companies: readonly CompanyRecord[] = [
  company('agua', '1010', 'aguas-lleuque', 'Aguas Lleuque',
    contract('aguas-lleuque-hogar', 'Agua potable y alcantarillado', [customerNumber], monthly('Consumo', 9_800, 38_500))),
  company('agua', '1020', 'aguas-rio-manso', 'Aguas Río Manso',
    contract('aguas-rio-manso-hogar', 'Agua potable', [customerNumber], monthly('Consumo', 8_400, 31_000), { limits: { maxItems: null } })),
  company('agua', '1030', 'sanitaria-desierto-azul', 'Sanitaria Desierto Azul',
    contract('sanitaria-desierto-azul-hogar', 'Servicio sanitario', [customerNumber, invoiceNumber], monthly('Consumo', 12_000, 45_000))),
  company('electricidad', '2010', 'luz-canelo', 'Luz Canelo',
    contract('luz-canelo-hogar', 'Suministro eléctrico', [customerNumber, invoiceNumber, rut], monthly('Suministro', 18_500, 74_900), { limits: { minAmount: 1_000, maxAmount: 500_000, maxItems: 10 } })),
  company('electricidad', '2020', 'electrica-arrayan', 'Eléctrica Arrayán',
    contract('electrica-arrayan-hogar', 'Suministro eléctrico', [customerNumber], monthly('Suministro', 16_200, 68_000), { limits: { minAmount: 5_000 } })),
  company('electricidad', '2030', 'energia-coigue', 'Energía Coigüe',
    contract('energia-coigue-hogar', 'Electricidad hogar', [customerNumber], monthly('Suministro', 15_000, 62_000))),
  company('gas', '3010', 'gas-tamarugo', 'Gas Tamarugo',
    contract('gas-tamarugo-red', 'Gas por cañería', [customerNumber], monthly('Consumo', 11_300, 59_000))),
  company('gas', '3020', 'gas-ulmo', 'Gas Ulmo',
    contract('gas-ulmo-medidor', 'Gas con medidor', [accountNumber], monthly('Consumo', 14_500, 52_000), { limits: { maxAmount: 300_000 } })),
  company('telecomunicaciones', '4010', 'fibra-loica', 'Fibra Loica',
    contract('fibra-loica-hogar', 'Internet y TV hogar', [rut], monthly('Plan', 17_990, 44_990)),
    contract('fibra-loica-movil', 'Telefonía móvil', [accountNumber], monthly('Plan', 9_990, 27_990), { secondId: '02' }),
    contract('fibra-loica-empresas', 'Internet empresas', [rut], monthly('Plan', 49_990, 129_990), { secondId: '03' })),
  company('telecomunicaciones', '4020', 'movil-pudu', 'Móvil Pudú',
    contract('movil-pudu-plan', 'Plan móvil', [accountNumber], monthly('Plan', 8_990, 29_990))),
  company('telecomunicaciones', '4030', 'cable-zorzal', 'Cable Zorzal',
    contract('cable-zorzal-hogar', 'Televisión y telefonía', [rut], monthly('Plan', 14_990, 39_990), { limits: { maxItems: 3 } })),
  company('autopistas', '5000', 'tag-unido', 'TAG Unido',
    contract('tag-unido-total', 'Total TAG', [rut, licencePlate], monthly('Tránsitos', 6_300, 41_000), { secondId: '00', motorways: ['autopista-quillay', 'autopista-rio-claro', 'autopista-boldos', 'tunel-el-peumo'], limits: { maxItems: 20 } })),
  company('autopistas', '5010', 'autopista-quillay', 'Autopista del Quillay',
    contract('autopista-quillay-tag', 'Cobro TAG', [licencePlate], monthly('Tránsitos', 5_200, 36_000))),
  company('autopistas', '5020', 'autopista-rio-claro', 'Autopista Río Claro',
    contract('autopista-rio-claro-pases', 'Pases por pórtico', [licencePlate], passes, { limits: { maxItems: 50 } })),
  company('autopistas', '5030', 'autopista-boldos', 'Autopista Los Boldos',
    contract('autopista-boldos-tag', 'Cobro TAG', [licencePlate], monthly('Tránsitos', 4_800, 29_000))),
  company('autopistas', '5040', 'tunel-el-peumo', 'Túnel El Peumo',
    contract('tunel-el-peumo-tag', 'Cobro TAG', [licencePlate], monthly('Tránsitos', 3_900, 18_000))),
  company('educacion', '6010', 'colegio-los-maitenes', 'Colegio Los Maitenes',
    contract('colegio-los-maitenes-mensualidad', 'Mensualidad', [rut], monthly('Mensualidad', 118_000, 246_000), { limits: { minAmount: 10_000, maxAmount: 2_000_000 } })),
  company('educacion', '6020', 'universidad-litoral-sur', 'Universidad del Litoral Sur',
    contract('universidad-litoral-sur-arancel', 'Arancel', [rut], monthly('Cuota arancel', 184_000, 212_000), { limits: { maxAmount: 3_000_000 } })),
  company('educacion', '6030', 'instituto-araucaria', 'Instituto Araucaria',
    contract('instituto-araucaria-carrera', 'Carrera técnica', [rut, invoiceNumber], monthly('Cuota', 74_000, 98_000))),
  company('comercio', '7010', 'tiendas-copihue', 'Tiendas Copihue',
    contract('tiendas-copihue-tarjeta', 'Tarjeta Copihue', [rut], monthly('Estado de cuenta', 24_000, 186_000), { limits: { minAmount: 2_000 } })),
  company('comercio', '7020', 'casa-nandu', 'Casa Ñandú',
    contract('casa-nandu-credito', 'Crédito de consumo', [rut], monthly('Cuota', 32_000, 91_000))),
  company('comercio', '7030', 'almacenes-pewen', 'Almacenes Pewén',
    contract('almacenes-pewen-cuenta', 'Cuenta de cliente', [accountNumber], monthly('Compra', 12_000, 134_000))),
  company('seguros', '8010', 'seguros-rauli', 'Seguros Raulí',
    contract('seguros-rauli-auto', 'Seguro automotriz', [rut], monthly('Prima', 22_500, 58_900)),
    contract('seguros-rauli-colectivo', 'Seguro colectivo de empresas', [companyCode], monthly('Prima', 146_000, 398_000), { secondId: '02' })),
  company('seguros', '8020', 'vida-queltehue', 'Vida Queltehue',
    contract('vida-queltehue-vida', 'Seguro de vida', [rut], monthly('Prima', 9_900, 34_900))),
  company('municipalidades', '9010', 'municipalidad-valle-hermoso', 'Municipalidad de Valle Hermoso',
    contract('municipalidad-valle-hermoso-aseo', 'Derechos de aseo', [rut], monthly('Derechos de aseo', 14_200, 22_600)),
    contract('municipalidad-valle-hermoso-circulacion', 'Permiso de circulación', [licencePlate], monthly('Permiso de circulación', 38_000, 164_000), { secondId: '02' })),
  company('municipalidades', '9020', 'municipalidad-puerto-cipres', 'Municipalidad de Puerto Ciprés',
    contract('municipalidad-puerto-cipres-aseo', 'Derechos de aseo', [rut], monthly('Derechos de aseo', 12_400, 19_800))),
  company('salud', '9510', 'clinica-los-notros', 'Clínica Los Notros',
    contract('clinica-los-notros-atencion', 'Atenciones médicas', [rut, invoiceNumber], monthly('Atención', 18_000, 245_000), { limits: { maxAmount: 5_000_000 } })),
  company('salud', '9520', 'dental-chucao', 'Dental Chucao',
    contract('dental-chucao-tratamiento', 'Tratamientos', [rut], monthly('Cuota tratamiento', 28_000, 86_000))),
];
