import { object, string } from 'yup';
import type { InferType } from 'yup';
import { bankApi } from './bankApi.ts';
import { cartItemSchema, key, listOf, oneOf, pesos, text } from './fields.ts';
import type { CartItem } from './fields.ts';

const paymentSchema = object({
  id: key(),
  referencia: key(),
  fecha: string().required(),
  estado: oneOf('PAGADO', 'PENDIENTE', 'RECHAZADO'),
  total: pesos(),
  correo: text(),
  id_Codigo_Empresa: object({ content: text() }),
  empresa: text(),
  cuentas: listOf(cartItemSchema),
});

const paymentsSchema = object({ items: listOf(paymentSchema), total: pesos() }).strict();

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

function readPayment(wire: WirePayment): Payment {
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

const paymentsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET /payments?referencia=: the payment's state, or null while the bank has not settled it (ruling 2). */
    getPayment: build.query<Payment | null, string>({
      query: (reference) => ({ url: '/payments', params: { referencia: reference } }),
      rawResponseSchema: paymentsSchema,
      transformResponse: ({ items }: InferType<typeof paymentsSchema>, _meta, reference) => {
        const wire = items.find(({ referencia }) => referencia === reference);
        return wire ? readPayment(wire) : null;
      },
      providesTags: ['Payment'],
    }),
  }),
});

export const { useGetPaymentQuery } = paymentsApi;
export const { getPayment } = paymentsApi.endpoints;
