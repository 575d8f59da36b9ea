import { companies } from './companies.ts';
import type { CompanyRecord, ContractRecord } from './companies.ts';
import type { Category, Company, Contract } from './wire.ts';

/** The path of images on the API's origin. */
export const imagesPath = '/api/images/';

const categoryNames = {
  agua: 'Agua',
  electricidad: 'Electricidad',
  gas: 'Gas',
  telecomunicaciones: 'Telecomunicaciones',
  autopistas: 'Autopistas',
  educacion: 'Educación',
  comercio: 'Comercio',
  seguros: 'Seguros',
  municipalidades: 'Municipalidades',
  salud: 'Salud',
};

/** Returns the path of a category's or company's image. */
export function imageOf(id: string): string {
  return `${imagesPath}${id}.svg`;
}

/** Returns every category, in the bank's order. */
export function listCategories(): Category[] {
  return Object.entries(categoryNames).map(([id, name]) => ({ id, name, icon: imageOf(id) }));
}

function contractOf({ id, secondId, name, totalTag, identifiers }: ContractRecord): Contract {
  return { id, secondId, name, totalTag, identifiers };
}

/**
 * Returns every company with its contracts (the services that it bills), as the catalogue calls
 * return them.
 */
export function listCompanies(): Company[] {
  return companies.map(({ id, name, categoryId, contracts }) => ({
    id,
    name,
    categoryId,
    image: imageOf(id),
    contracts: contracts.map(contractOf),
  }));
}

const byCompany = new Map(companies.map((company) => [company.id, company]));
const byContract = new Map(
  companies.flatMap((company) =>
    company.contracts.map((contract) => [contract.id, { company, contract }] as const),
  ),
);

export function findCompany(id: string): CompanyRecord | undefined {
  return byCompany.get(id);
}

export function findContract(
  id: string,
): { company: CompanyRecord; contract: ContractRecord } | undefined {
  return byContract.get(id);
}
