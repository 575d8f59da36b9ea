import { boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { identifierKinds } from '../lib/identifierKinds.ts';
import { bankApi } from './bankApi.ts';
import { key, listOf, oneOf, text } from './fields.ts';

const identifierSchema = object({
  kind: oneOf(...identifierKinds),
  label: text(),
  help: string().optional(),
  pattern: string().optional(),
  maxLength: number().integer().positive().optional(),
});

const contractSchema = object({
  id: key(),
  secondId: text(),
  name: text(),
  totalTag: boolean().required(),
  identifiers: listOf(identifierSchema).min(1),
});

const categoriesSchema = listOf(
  object({ id: key(), name: text(), icon: string().optional() }),
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

/** A company's contract (convenio) with the bank. */
export type Contract = InferType<typeof contractSchema>;
/** A category of companies. */
export type Category = InferType<typeof categoriesSchema>[number];
/** A company whose bills can be paid. */
export type Company = InferType<typeof companiesSchema>[number];

/** What can be looked up: the bank's categories and companies. */
export interface Catalogue {
  categories: readonly Category[];
  companies: readonly Company[];
}

/** The contract of a company that has no other; undefined where there is none or a choice. */
export function onlyContractOf({ contracts }: Company): Contract | undefined {
  return contracts.length === 1 ? contracts[0] : undefined;
}

const categoriesAt = (url: string) => ({
  query: () => ({ url }),
  responseSchema: categoriesSchema,
  keepUnusedDataFor: 3600,
});
const companiesAt = (url: string) => ({
  query: () => ({ url }),
  responseSchema: companiesSchema,
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
