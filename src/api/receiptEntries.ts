import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import { array, object } from 'yup';
import type { InferType } from 'yup';
import { isIdentifierKind } from '../lib/identifiers/identifierKinds.ts';
import type { IdentifierKind } from '../lib/identifiers/identifierKinds.ts';
import { count, list, part, pesos, text } from '../lib/schemas.ts';
import type { BankCall } from './baseQuery.ts';
import { refusal } from './errors.ts';
import type { BankError } from './errors.ts';
import { asText, optionalCode, optionalText, wireCode } from './fields.ts';
import { placeOf, readRecord, readRecords } from './records.ts';
import type { AnswerMeta, Records } from './records.ts';

/** A field that the bank may omit or send as null. */
const content = () => object({ content: optionalCode() }).nullable().optional().default(undefined);

/** A line of a receipt or of the payment report. */
export const entrySchema = object({
  identificador: part({
    content: array()
      .of(object({ id: text(), value: optionalCode() }).required())
      .required(),
  }),
  id_Empresa: part({ content: text() }),
  id_Id_Servicio: content(),
  id_Id_Cliente: content(),
  id_Id_Documento: content(),
  id_Total_Pagado: part({ content: pesos() }),
  id_Codigo_Empresa: part({ content: wireCode() }),
  contract_name: text(),
  fecha: optionalText(),
});

/** Each line is validated separately; an unreadable one is left out. */
export const receiptSchema = object({ registros: list(), total: count() }).strict();

type WireEntry = InferType<typeof entrySchema>;

/** `OTHER`: a kind by which accounts cannot be looked up. */
interface ReportedIdentifier {
  kind: IdentifierKind | 'OTHER';
  value: string;
}

function readEntry(entry: WireEntry) {
  const own: Record<ReportedIdentifier['kind'], string | number | null | undefined> = {
    CLIENT_ID: entry.id_Id_Cliente?.content,
    SERVICE_ID: entry.id_Id_Servicio?.content,
    INVOICE_ID: entry.id_Id_Documento?.content,
    COMPANY_ID: entry.id_Codigo_Empresa.content,
    OTHER: undefined,
  };
  return {
    company: entry.id_Empresa.content,
    companyCode: asText(entry.id_Codigo_Empresa.content),
    identifiers: entry.identificador.content.map(({ id, value }): ReportedIdentifier => {
      const kind = isIdentifierKind(id) ? id : 'OTHER';
      return { kind, value: asText(value ?? own[kind]) };
    }),
    alias: entry.contract_name,
    /** The number of the paid invoice; '' if the bank omits it. */
    invoiceId: asText(entry.id_Id_Documento?.content),
    amount: entry.id_Total_Pagado.content,
    /** When the invoice was paid, ISO 8601 with an offset; '' if the bank omits it. */
    paidAt: entry.fecha ?? '',
  };
}

/** A paid account in a receipt or in the payment report; `amount` in pesos. */
export type ReceiptEntry = ReturnType<typeof readEntry>;

/**
 * `serviceId` and `filterId` come from the bank's configuration; `values` are the values of the
 * filter, in the order that the service expects. `paymentKey` is sent for a receipt, if known.
 */
interface EntriesRequest {
  paymentKey?: string | undefined;
  serviceId: string;
  filterId: string;
  values: readonly string[];
  pageSize: number;
}

/** `total` counts the entries of all pages. */
export interface EntryPage extends Records<ReceiptEntry> {
  total: number;
}

type Answer = QueryReturnValue<unknown, BankError, AnswerMeta | undefined>;
/** The `baseQuery` that RTK Query passes to a `queryFn`. */
type SendCall = (call: BankCall) => Answer | PromiseLike<Answer>;

/** POST get-comprobante-pago: fetches a page (from 1) of a receipt or of the payment report. */
export async function fetchEntries(
  { paymentKey, serviceId, filterId, values, pageSize, page }: EntriesRequest & { page: number },
  send: SendCall,
): Promise<{ data: EntryPage; error?: undefined } | { data?: undefined; error: BankError }> {
  const { data, error, meta } = await send({
    url: '/apiReportePago/generic/get-comprobante-pago',
    method: 'POST',
    paymentKey,
    body: {
      tipo: 'Service',
      id: serviceId,
      tamano_pagina: pageSize,
      numero_pagina: page,
      parametros: values.map((valor) => ({ id_filtro: filterId, valor })),
    },
  });
  if (error) return { error };
  const place = placeOf(meta);
  const answer = readRecord(data, `${place}la respuesta`, receiptSchema, (wire) => wire);
  if (!answer) return { error: refusal('SCHEMA') };
  const entries = readRecords(answer.registros, `${place}registros.`, entrySchema, readEntry);
  return { data: { ...entries, total: answer.total } };
}
