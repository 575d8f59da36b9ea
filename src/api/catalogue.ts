import { boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { uniqueById } from '../lib/duplicates.ts';
import { identifierKinds } from '../lib/identifierKinds.ts';
import type { Identifier } from '../lib/identifiers.ts';
import { bankApi } from './bankApi.ts';
import { key, listOf, oneOf, text } from './fields.ts';

const identifierSchema = object({
  kind: oneOf(...identifierKinds),
  label: text(),
  help: string().nullable().optional(),
  pattern: string().nullable().optional(),
  maxLength: number().integer().positive().nullable().optional(),
});

const contractSchema = object({
  id: key(),
  secondId: text(),
  name: text(),
  totalTag: boolean().required(),
  identifiers: listOf(identifierSchema).min(1),
});

const categoriesSchema = listOf(
  object({ id: key(), name: text(), icon: string().nullable().optional() }),
).strict();

const companiesSchema = listOf(
  object({
    id: key(),
    name: text(),
    categoryId: key(),
    image: text(),
    contracts: listOf(contractSchema),
  }),
).strict();

type WireCategory = InferType<typeof categoriesSchema>[number];
type WireCompany = InferType<typeof companiesSchema>[number];

// What the bank has nothing for may also come as null.
const readCategory = ({ icon, ...category }: WireCategory): Category => ({
  ...category,
  icon: icon ?? undefined,
});
const readContract = ({ identifiers, ...contract }: WireCompany['contracts'][number]) => ({
  ...contract,
  identifiers: identifiers.map(({ help, pattern, maxLength, ...identifier }): Identifier => ({
    ...identifier,
    help: help ?? undefined,
    pattern: pattern ?? undefined,
    maxLength: maxLength ?? undefined,
  })),
});
const readCompany = ({ contracts, ...company }: WireCompany) => ({
  ...company,
  contracts: contracts.map(readContract),
});

/** A company's contract (convenio) with the bank. */
export type Contract = ReturnType<typeof readContract>;
/** A category of companies. */
export interface Category extends Omit<WireCategory, 'icon'> {
  icon?: string | undefined;
}
/** A company whose bills can be paid. */
export type Company = ReturnType<typeof readCompany>;

/** What can be looked up: the bank's categories and companies. */
export interface Catalogue {
  categories: readonly Category[];
  companies: readonly Company[];
}

/** The companies where something can be looked up: those that have a contract. */
export const payable = (companies: readonly Company[]): Company[] =>
  companies.filter(({ contracts }) => contracts.length > 0);

/** The contract of a company that has no other; undefined where there is none or a choice. */
export function onlyContractOf({ contracts }: Company): Contract | undefined {
  return contracts.length === 1 ? contracts[0] : undefined;
}

const categoriesAt = (url: string) => ({
  query: () => ({ url }),
  rawResponseSchema: categoriesSchema,
  transformResponse: (categories: WireCategory[]) => uniqueById(categories.map(readCategory)),
  keepUnusedDataFor: 3600,
});
const companiesAt = (url: string) => ({
  query: () => ({ url }),
  rawResponseSchema: companiesSchema,
  transformResponse: (companies: WireCompany[]) => uniqueById(companies.map(readCompany)),
  keepUnusedDataFor: 3600,
});

const catalogueApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET /businessCategories (spec 7). */
    getCategories: build.query<Category[], void>(categoriesAt('/businessCategories')),
    /** GET /companies with their contracts (spec 7). */
    getCompanies: build.query<Company[], void>(companiesAt('/companies')),
    /** GET rubros: the categories for a signed-in payer (bank contract). */
    getPayerCategories: build.query<Category[], void>(categoriesAt('/auth/ApiContract/rubros')),
    /**
     * GET obtenerEntidadesValidas: the companies whose accounts a payer may save (bank contract).
     */
    getPayerCompanies: build.query<Company[], void>(
      companiesAt('/auth/apiconvenios/entidades/obtenerEntidadesValidas'),
    ),
  }),
});

export const {
  useGetCategoriesQuery,
  useGetCompaniesQuery,
  useGetPayerCategoriesQuery,
  useGetPayerCompaniesQuery,
} = catalogueApi;
