import { string } from 'yup';
import {
  findPayments,
  isOpenTo,
  countUnknownReference,
  pageOf,
  paymentOf,
  publicPaymentOf,
} from '../bank/payments.ts';
import { refuse } from '../bank/refusal.ts';
import { checkOwner } from '../bank/sessions.ts';
import type { SandboxSettings } from '../bank/environment.ts';
import { endpointMaker } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { day, exactly, ordinal } from './schemas.ts';

/** The page size of a call without `size`: large enough for all payments. */
const wholeList = 1_000_000;

/** Creates the endpoint that lists a payer's payments, or finds the payment with a reference. */
export function paymentEndpoints(settings: SandboxSettings): Endpoint[] {
  return [
    endpointMaker(settings)({
      name: 'getPayments',
      method: 'get',
      path: '/payments',
      access: 'any',
      query: exactly({
        userId: string(),
        referencia: string(),
        from: day(),
        to: day(),
        companyId: string(),
        estado: string().oneOf(['', 'PAGADO', 'PENDIENTE', 'RECHAZADO']),
        page: ordinal(),
        size: ordinal(),
      }),
      answer(bank, { query, session, headers }) {
        const { page = '1', size = String(wholeList), ...filters } = query;
        if (filters.userId !== undefined) checkOwner(session, filters.userId);
        // Every caller with a reference may check its payment, but only payers may list payments.
        if (!filters.referencia && session.kind === 'guest') {
          refuse('forbidden', 'Inicia sesión para ver tus pagos.');
        }
        const own = filters.referencia ? {} : { userId: session.idu };
        if (filters.referencia) countUnknownReference(bank, filters.referencia);
        const { items, total } = pageOf(
          findPayments(bank, { ...filters, ...own }),
          Number(page),
          Number(size),
        );
        const key = headers.get('X-PAYMENT-KEY');
        const shown = items.map((payment) =>
          isOpenTo(payment, session, key) ? paymentOf(payment) : publicPaymentOf(payment),
        );
        return { items: shown, total };
      },
    }),
  ];
}
