import type { Period } from '../lib/dates/dates.ts';
import { bankApi } from './bankApi.ts';
import { paymentsSchema, readPayments } from './paymentsApi.ts';
import type { Payment, WirePayments } from './paymentsApi.ts';
import type { Records } from './records.ts';

export interface StatementRequest extends Period {
  userId: string;
}

/**
 * Converts a PDF into an object URL, because the store cannot hold a Blob; the caller must revoke
 * the URL. Reads a refusal as JSON, and throws if the file is not a PDF.
 */
async function readPdf(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  const file = await response.blob();
  // A PDF is recognised by its first bytes, because the contract specifies no content type.
  if ((await file.slice(0, 5).text()) !== '%PDF-') throw new Error('No PDF');
  return URL.createObjectURL(file.slice(0, file.size, 'application/pdf'));
}

/**
 * Refuses a statement with fewer payments than announced, because the CSV file would lack the
 * others.
 */
const wholeSchema = paymentsSchema.test(
  'whole',
  'items are missing',
  // Partial, because yup runs this test even if a field is invalid, and reports the field itself.
  (answer: Partial<WirePayments> | null) =>
    !Array.isArray(answer?.items) || answer.items.length >= Number(answer.total),
);

const statementApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET cartola: all payments of a period, for the portal's CSV file. */
    getStatement: build.query<Records<Payment>, StatementRequest>({
      keepUnusedDataFor: 0,
      query: (params) => ({ url: '/auth/apiReportePago/cartola', params }),
      rawResponseSchema: wholeSchema,
      transformResponse: ({ items }: WirePayments, meta) => readPayments(items, meta),
    }),
    /** GET cartola/descarga: the bank's PDF of a period, as an object URL. */
    getStatementPdf: build.query<string, StatementRequest>({
      keepUnusedDataFor: 0,
      query: (params) => ({
        url: '/auth/apiReportePago/cartola/descarga',
        params: { ...params, formato: 'pdf' },
        responseHandler: readPdf,
      }),
    }),
  }),
});

export const { getStatement, getStatementPdf } = statementApi.endpoints;
