import { boolean, mixed, number, object } from 'yup';
import type { InferType, Schema } from 'yup';
import { uniqueById } from '../lib/duplicates.ts';
import { identifierKinds } from '../lib/identifiers/identifierKinds.ts';
import type { Identifier } from '../lib/identifiers/identifiers.ts';
import { list, oneOf, text } from '../lib/schemas.ts';
import { bankApi, ifFailed } from './bankApi.ts';
import { asText, optionalCode, optionalText, wireCode, wireId } from './fields.ts';
import { placeOf, readRecords } from './records.ts';
import type { AnswerMeta, Records } from './records.ts';

export const categorySchema = object({ id: wireId(), name: text(), icon: optionalText() });

/**
 * A kind of identifier by which the accounts of a contract (a company's service that bills) are
 * looked up.
 */
export const identifierSchema = object({
  kind: oneOf(...identifierKinds),
  label: text(),
  help: optionalText(),
  pattern: optionalText(),
  maxLength: number().nullable().optional(),
});

/** Each identifier is validated separately; an unreadable one is left out. */
export const contractSchema = object({
  id: wireId(),
  secondId: wireCode(),
  name: text(),
  totalTag: boolean().required(),
  identifiers: list().nullable().optional(),
});

/** Each contract is validated separately; an unreadable one is left out. */
export const companySchema = object({
  id: wireId(),
  name: text(),
  categoryId: optionalCode(),
  image: optionalText(),
  contracts: list(),
});

const readCategory = ({ id, name, icon }: InferType<typeof categorySchema>) => ({
  id: asText(id),
  name,
  ...(icon && { icon }),
});

// An absent, null, zero or negative `maxLength` means no limit.
const readIdentifier = (wire: InferType<typeof identifierSchema>): Identifier => ({
  ...wire,
  help: wire.help || undefined,
  pattern: wire.pattern || undefined,
  maxLength: wire.maxLength && wire.maxLength > 0 ? wire.maxLength : undefined,
});

const readContract = (
  { id, secondId, name, totalTag, identifiers }: InferType<typeof contractSchema>,
  place: string,
) => ({
  id: asText(id),
  /** The bank's id, which contracts with different `secondId`s may share. */
  bankId: asText(id),
  secondId: asText(secondId),
  name,
  totalTag,
  /** Empty if the bank sends no readable identifier; then no account can be looked up. */
  identifiers: readRecords(
    identifiers ?? [],
    `${place}.identifiers.`,
    identifierSchema,
    readIdentifier,
  ).records,
});

/**
 * Gives the contracts unique ids, because the bank's ids may repeat: the first contract with a bank
 * id keeps it, a later one gets its `secondId` appended. Drops a later contract whose id then still
 * repeats.
 */
function withUniqueIds(contracts: readonly Contract[]): Contract[] {
  const known = new Set<string>();
  const named = contracts.map((contract) => {
    const { bankId, secondId } = contract;
    const id = known.has(bankId) ? `${bankId} ${secondId}` : bankId;
    known.add(bankId);
    return { ...contract, id };
  });
  return uniqueById(named);
}

/**
 * Returns undefined for a company whose contracts are all unreadable, so that the company counts as
 * unreadable, too: with an empty list, it would look like a company without contracts.
 */
function readCompany(wire: InferType<typeof companySchema>, place: string) {
  const contracts = readRecords(
    wire.contracts,
    `${place}.contracts.`,
    contractSchema,
    readContract,
  );
  if (contracts.leftOut > 0 && contracts.records.length === 0) return undefined;
  return {
    id: asText(wire.id),
    name: wire.name,
    categoryId: asText(wire.categoryId),
    image: wire.image ?? '',
    contracts: withUniqueIds(contracts.records),
  };
}

/** A company's agreement (`convenio`) with the bank. */
export type Contract = ReturnType<typeof readContract>;
export type Category = ReturnType<typeof readCategory>;
export type Company = NonNullable<ReturnType<typeof readCompany>>;

export interface Catalogue {
  categories: readonly Category[];
  companies: readonly Company[];
  /** The number of unreadable companies in the bank's list. */
  leftOut?: number;
}

/** Returns the companies with a contract: without one, a company's accounts cannot be paid. */
export const payable = (companies: readonly Company[]): Company[] =>
  companies.filter(({ contracts }) => contracts.length > 0);

/** Returns undefined if the company has no contract or several. */
export function onlyContractOf({ contracts }: Company): Contract | undefined {
  return contracts.length === 1 ? contracts[0] : undefined;
}

/**
 * Creates a schema that refuses a list whose records are all unreadable: the screen must show an
 * error then, and not an empty catalogue.
 */
const someSchema = <Item>() =>
  mixed<Records<Item>>()
    .required()
    .test('some', ({ records, leftOut }) => records.length > 0 || leftOut === 0);
/** Defines an endpoint that reads a list of the catalogue. Each record is validated separately. */
const listAt = <Wire, Item extends { id: string }>(
  url: string,
  schema: Schema<Wire>,
  read: (wire: Wire, place: string) => Item | undefined,
) => ({
  query: () => ({ url }),
  providesTags: ifFailed,
  rawResponseSchema: list(),
  transformResponse: (answer: unknown[], meta: AnswerMeta | undefined): Records<Item> => {
    const { records, leftOut } = readRecords(answer, placeOf(meta), schema, read);
    return { records: uniqueById(records), leftOut };
  },
  responseSchema: someSchema<Item>(),
  keepUnusedDataFor: 3600,
});
const categoriesAt = (url: string) => listAt(url, categorySchema, readCategory);
const companiesAt = (url: string) => listAt(url, companySchema, readCompany);

const catalogueApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET /businessCategories: the categories, for guests and payers. */
    getCategories: build.query<Records<Category>, void>(categoriesAt('/businessCategories')),
    /** GET /companies: the companies with their contracts, for guests and payers. */
    getCompanies: build.query<Records<Company>, void>(companiesAt('/companies')),
    /** GET rubros: the categories of the companies whose accounts a payer can save. */
    getPayerCategories: build.query<Records<Category>, void>(
      categoriesAt('/auth/ApiContract/rubros'),
    ),
    /** GET obtenerEntidadesValidas: the companies whose accounts a payer can save. */
    getPayerCompanies: build.query<Records<Company>, void>(
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
export const { getCategories, getCompanies, getPayerCategories, getPayerCompanies } =
  catalogueApi.endpoints;
