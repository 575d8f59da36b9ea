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

/** An identifier that a company accepts. */
export const identifierSchema = object({
  kind: oneOf(...identifierKinds),
  label: text(),
  help: optionalText(),
  pattern: optionalText(),
  maxLength: number().nullable().optional(),
});

/** A contract; each identifier is validated separately. */
export const contractSchema = object({
  id: wireId(),
  secondId: wireCode(),
  name: text(),
  totalTag: boolean().required(),
  identifiers: list().nullable().optional(),
});

/** A company; each contract is validated separately. */
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

// The bank writes 0 for a length without limit.
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
  /** The bank's id; contracts that differ in their second id may share it. */
  bankId: asText(id),
  secondId: asText(secondId),
  name,
  totalTag,
  /** Empty if none is readable; then no account can be looked up. */
  identifiers: readRecords(
    identifiers ?? [],
    `${place}.identifiers.`,
    identifierSchema,
    readIdentifier,
  ).records,
});

/** Gives the contracts unique ids, even if the bank's ids repeat. */
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
 * Reads a company; undefined if none of its contracts is readable, because it must not appear to
 * have none.
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

/** A company's contract (convenio) with the bank. */
export type Contract = ReturnType<typeof readContract>;
export type Category = ReturnType<typeof readCategory>;
export type Company = NonNullable<ReturnType<typeof readCompany>>;

export interface Catalogue {
  categories: readonly Category[];
  companies: readonly Company[];
  /** How many companies of the bank's list could not be read. */
  leftOut?: number;
}

/** The companies that have a contract. */
export const payable = (companies: readonly Company[]): Company[] =>
  companies.filter(({ contracts }) => contracts.length > 0);

/** The only contract of a company; undefined if there is none or several. */
export function onlyContractOf({ contracts }: Company): Contract | undefined {
  return contracts.length === 1 ? contracts[0] : undefined;
}

/** A schema that refuses a list without any readable record: it must not appear to be empty. */
const someSchema = <Item>() =>
  mixed<Records<Item>>()
    .required()
    .test('some', ({ records, leftOut }) => records.length > 0 || leftOut === 0);
/** Defines an endpoint that reads a list of the catalogue; each record is validated separately. */
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
    /** GET /businessCategories: the categories of companies. */
    getCategories: build.query<Records<Category>, void>(categoriesAt('/businessCategories')),
    /** GET /companies with their contracts. */
    getCompanies: build.query<Records<Company>, void>(companiesAt('/companies')),
    /** GET rubros: the categories for a signed-in payer. */
    getPayerCategories: build.query<Records<Category>, void>(
      categoriesAt('/auth/ApiContract/rubros'),
    ),
    /** GET obtenerEntidadesValidas: the companies whose accounts a payer may save. */
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
