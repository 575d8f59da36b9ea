import { readdirSync } from 'node:fs';
import type { Lazy, Schema, SchemaFieldDescription } from 'yup';
import { answerSchema, exampleAnswer, operations } from '../../contract/operations.ts';
import { fieldsOfSchema, namedSchema } from '../../contract/places.ts';
import type { Place } from '../../contract/places.ts';
import { isReadable } from '../../contract/schemas.ts';
import { changed } from '../test/wire/spoiltFields.ts';
import {
  wireAccount,
  wireAnswer,
  wireCategory,
  wireCompany,
  wireContract,
  wireDebt,
  wireEntry,
  wireIdentifier,
  wireItem,
  wirePayment,
} from '../test/wire/wireSamples.ts';
import { accountSchema } from './accountSchema.ts';
import { accountsSchema } from './accountsApi.ts';
import { bankApi } from './bankApi.ts';
import { categorySchema, companySchema, contractSchema, identifierSchema } from './catalogueApi.ts';
import { valueSchema } from './configurationApi.ts';
import { accountDebtsSchema, debtSchema } from './debtsApi.ts';
import { paymentSchema } from './paymentsApi.ts';
import { entrySchema, receiptSchema } from './receiptEntries.ts';
import { itemSchema } from './wireItem.ts';

// Compares docs/bank-api.yaml with the yup schemas of the bank's answers: in every field, both must
// accept the same values.

await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('Api.ts'))
    .map((file) => import(`./${file}`)),
);

type AnySchema = Schema | Lazy<unknown>;

/**
 * The schema that each endpoint applies to its answer, keyed by the endpoint's name; undefined for
 * the endpoints in `unread` and `pages`.
 */
const answerSchemas = new Map<string, AnySchema | undefined>();
const names = Object.keys(bankApi.endpoints);
bankApi.enhanceEndpoints({
  endpoints: Object.fromEntries(
    names.map((name) => [
      name,
      ({ rawResponseSchema }: { rawResponseSchema?: AnySchema }) =>
        void answerSchemas.set(name, rawResponseSchema),
    ]),
  ),
});

/** Endpoints without a schema: their answer is a token, a text or a file, or is ignored. */
const unread = ['issueGuestToken', 'registerPayerEmail', 'getStatementPdf', 'logout', 'keepAlive'];
/** Endpoints that load several pages, and the schema of a page. */
const pages = {
  getReceipt: receiptSchema,
  getReport: receiptSchema,
  isAccountSaved: accountsSchema,
};

const schemaOf = (endpoint: string) =>
  answerSchemas.get(endpoint) ?? Object.entries(pages).find(([name]) => name === endpoint)?.[1];

/** Returns the paths of a yup schema's fields, including nested ones such as `company.name`. */
function fieldsOfYup(description: SchemaFieldDescription, before = ''): string[] {
  const fields = 'fields' in description ? Object.entries(description.fields) : [];
  return fields.flatMap(([name, field]) =>
    [`${before}${name}`].concat(fieldsOfYup(field, `${before}${name}.`)),
  );
}

const values = [
  undefined,
  null,
  '',
  'roto',
  '2026-11-28',
  '2026-11-20T10:32:07-03:00',
  'PENDIENTE',
  0,
  1,
  -1,
  1.5,
  2 ** 53,
  true,
  [],
  {},
  { otra: 'x' },
];

/**
 * Yields the answer, other values in its place, and copies with one field replaced. The value
 * undefined removes the field, because JSON omits it.
 */
function* variantsOf(answer: unknown, fields: readonly string[]) {
  yield { what: 'as it is', answer };
  for (const value of values.slice(1)) yield { what: JSON.stringify(value), answer: value };
  for (const field of fields) {
    for (const value of values) {
      const spoilt = changed(answer as Record<string, unknown>, field, () => value);
      const arriving: unknown = JSON.parse(JSON.stringify(spoilt));
      yield { what: `${field}: ${JSON.stringify(value)}`, answer: arriving };
    }
  }
}

/** Fails if only one of the schemas accepts a value or has a field. */
function expectSame(yup: AnySchema, place: Place, sample: unknown): void {
  const fields = fieldsOfSchema(place);
  expect(fieldsOfYup(yup.describe({ value: sample })).toSorted()).toEqual(fields.toSorted());
  const different = [...variantsOf(sample, fields)].flatMap(({ what, answer }) => {
    const [byYup, byFile] = [yup.isValidSync(answer, { strict: true }), isReadable(place, answer)];
    return byYup === byFile ? [] : [`${what} (src/api: ${byYup}, bank-api.yaml: ${byFile})`];
  });
  expect(different).toEqual([]);
}

describe('the operations of docs/bank-api.yaml', () => {
  it('are the calls of the portal’s endpoints', () => {
    const called = operations.flatMap(({ endpoints }) => endpoints);
    expect(called.toSorted()).toEqual(names.toSorted());
  });

  it('have an answer that a schema of src/api reads, with few exceptions', () => {
    expect(names.filter((name) => !schemaOf(name)).toSorted()).toEqual(unread.toSorted());
  });

  const read = operations.flatMap((operation) =>
    operation.endpoints.filter(schemaOf).map((endpoint) => ({ endpoint, operation })),
  );

  it.each(read)(
    'answer $endpoint as src/api reads it, field by field',
    ({ endpoint, operation }) => {
      const yup = schemaOf(endpoint);
      const place = answerSchema(operation);
      const sample = exampleAnswer(operation);
      if (!yup || !place) throw new Error(`No schema for ${endpoint}`);
      expect(yup.isValidSync(sample, { strict: true })).toBe(true);
      expectSame(yup, place, sample);
    },
  );

  const records: Record<string, [AnySchema, unknown]> = {
    Account: [accountSchema, wireAccount('1')],
    Category: [categorySchema, wireCategory('1')],
    Company: [companySchema, wireCompany('1')],
    ConfigurationValue: [valueSchema, 'x'],
    Contract: [contractSchema, wireContract('1')],
    ContractDebts: [accountDebtsSchema, wireAnswer('1')],
    Debt: [debtSchema, wireDebt('1')],
    Identifier: [identifierSchema, wireIdentifier('1')],
    PaidItem: [itemSchema, wireItem('1')],
    Payment: [paymentSchema, wirePayment('1')],
    ReceiptEntry: [entrySchema, wireEntry('1')],
  };

  it.each(Object.entries(records))(
    'write a record as src/api reads it, field by field: %s',
    (name, [yup, sample]) => {
      expect(yup.isValidSync(sample, { strict: true })).toBe(true);
      expectSame(yup, namedSchema(name), sample);
    },
  );
});
