import { object, string } from 'yup';
import type { InferType } from 'yup';
import type { Period } from '../lib/dates.ts';
import { bankApi } from './bankApi.ts';
import { cartItemSchema, key, listOf, oneOf, part, pesos, text } from './fields.ts';
import type { CartItem } from './fields.ts';

const paymentSchema = object({
  id: key(),
  referencia: key(),
  fecha: string().required(),
  estado: oneOf('PAGADO', 'PENDIENTE', 'RECHAZADO'),
  total: pesos(),
  correo: text(),
  id_Codigo_Empresa: part({ content: text() }),
  empresa: text(),
  cuentas: listOf(cartItemSchema),
});

/** A list of payments, as several calls answer it. */
export const paymentsSchema = object({ items: listOf(paymentSchema), total: pesos() }).strict();

/** The list as it comes. */
export type WirePayments = InferType<typeof paymentsSchema>;
type WirePayment = InferType<typeof paymentSchema>;

/** A payment as the bank knows it; `total` in pesos, `date` ISO 8601 with offset. */
export interface Payment {
  id: string;
  reference: string;
  date: string;
  status: WirePayment['estado'];
  total: number;
  email: string;
  companyCode: string;
  companyName: string;
  items: CartItem[];
}

/** A payment in the portal's own words. */
export function readPayment(wire: WirePayment): Payment {
  return {
    id: wire.id,
    reference: wire.referencia,
    date: wire.fecha,
    status: wire.estado,
    total: wire.total,
    email: wire.correo,
    companyCode: wire.id_Codigo_Empresa.content,
    companyName: wire.empresa,
    items: wire.cuentas,
  };
}

/** How a payment stands, in the bank's word. */
export type PaymentStatus = Payment['status'];

/** Which of a payer's payments; '' asks for all, also as a day. */
export interface PaymentFilters extends Period {
  companyId: string;
  status: PaymentStatus | '';
}

/** Payments on a page of the list (as in the reports, spec 9). */
export const paymentsPageSize = 15;

const paymentsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET /payments?referencia=: the payment's state, or null while the bank has not settled it (ruling 2). */
    getPayment: build.query<Payment | null, string>({
      query: (reference) => ({ url: '/payments', params: { referencia: reference } }),
      rawResponseSchema: paymentsSchema,
      transformResponse: ({ items }: WirePayments, _meta, reference) => {
        const wire = items.find(({ referencia }) => referencia === reference);
        return wire ? readPayment(wire) : null;
      },
      providesTags: ['Payment'],
    }),
    /** GET /payments?userId=: a page of a payer's payments, newest first, and how many there are (ruling 35; `page` from 1). */
    getPayments: build.query<
      { payments: Payment[]; total: number },
      PaymentFilters & { userId: string; page: number }
    >({
      query: ({ userId, from, to, companyId, status, page }) => ({
        url: '/payments',
        params: {
          userId,
          from: from || undefined,
          to: to || undefined,
          companyId: companyId || undefined,
          estado: status || undefined,
          page,
          size: paymentsPageSize,
        },
      }),
      rawResponseSchema: paymentsSchema,
      transformResponse: ({ items, total }: WirePayments) => ({
        payments: items.map(readPayment),
        total,
      }),
      providesTags: ['Payment'],
    }),
  }),
});

export const { useGetPaymentQuery, useGetPaymentsQuery } = paymentsApi;
export const { getPayment, getPayments } = paymentsApi.endpoints;
