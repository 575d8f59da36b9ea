import { object, string } from 'yup';
import type { InferType } from 'yup';
import { markDuplicates } from '../lib/duplicates.ts';
import { bankApi } from './bankApi.ts';
import type { IdentifierKind } from './catalogue.ts';
import { listOf, oneOf, pesos, text } from './fields.ts';

const content = () => object({ content: text() }).optional().default(undefined);

const entrySchema = object({
  identificador: object({
    content: listOf(
      object({
        id: oneOf('CLIENT_ID', 'SERVICE_ID', 'INVOICE_ID', 'COMPANY_ID'),
        value: string().optional(),
      }),
    ),
  }),
  id_Empresa: object({ content: text() }),
  id_Id_Servicio: content(),
  id_Id_Cliente: content(),
  id_Id_Documento: content(),
  id_Total_Pagado: object({ content: pesos() }),
  id_Codigo_Empresa: object({ content: text() }),
  contract_name: text(),
  fecha: string().optional(),
});

const receiptSchema = object({ registros: listOf(entrySchema), total: pesos() }).strict();

type WireEntry = InferType<typeof entrySchema>;

/** One line of a receipt: who was paid, under which identifiers, how many pesos. */
export interface ReceiptLine {
  company: string;
  companyCode: string;
  identifiers: { kind: IdentifierKind; value: string }[];
  alias: string;
  amount: number;
  /** Whether another line of the receipt has the same company code (spec 3). */
  duplicateCompanyId: boolean;
}

function readLine(entry: WireEntry): Omit<ReceiptLine, 'duplicateCompanyId'> {
  const own: Record<IdentifierKind, string | undefined> = {
    CLIENT_ID: entry.id_Id_Cliente?.content,
    SERVICE_ID: entry.id_Id_Servicio?.content,
    INVOICE_ID: entry.id_Id_Documento?.content,
    COMPANY_ID: entry.id_Codigo_Empresa.content,
  };
  return {
    company: entry.id_Empresa.content,
    companyCode: entry.id_Codigo_Empresa.content,
    identifiers: entry.identificador.content.map(({ id, value }) => ({
      kind: id,
      value: value ?? own[id] ?? '',
    })),
    alias: entry.contract_name,
    amount: entry.id_Total_Pagado.content,
  };
}

const receiptsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST get-comprobante-pago: the lines of a settled payment's receipt (spec 7, "Reports"). */
    getReceipt: build.query<
      ReceiptLine[],
      { reference: string; serviceId: string; filterId: string }
    >({
      query: ({ reference, serviceId, filterId }) => ({
        url: '/apiReportePago/generic/get-comprobante-pago',
        method: 'POST',
        body: {
          tipo: 'Service',
          id: serviceId,
          tamano_pagina: 15,
          numero_pagina: 1,
          parametros: [{ id_filtro: filterId, valor: reference }],
        },
      }),
      rawResponseSchema: receiptSchema,
      transformResponse: ({ registros }: InferType<typeof receiptSchema>) =>
        markDuplicates(registros.map(readLine), ({ companyCode }) => companyCode),
    }),
  }),
});

export const { useGetReceiptQuery } = receiptsApi;
export const { getReceipt } = receiptsApi.endpoints;
