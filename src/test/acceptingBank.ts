import { HttpResponse, http } from 'msw';
import type { CartItem } from '../api/cartItem.ts';
import { bank } from './renderApp.tsx';

const api = 'http://localhost:3000/api';

interface ReceivedCalls {
  /** The items of the cart that was registered last. */
  posted: CartItem[];
  /** The HTML of each receipt that the portal asked the bank to mail. */
  receipts: string[];
}

/**
 * Makes the simulated bank accept a cart of any bills, even unknown ones, and report it as paid.
 * `amountOf` returns the amount in an item's line of the receipt.
 */
export function acceptAnyCart(amountOf = (item: CartItem): unknown => item.amount): ReceivedCalls {
  const received: ReceivedCalls = { posted: [], receipts: [] };
  const reference = 'R-1';
  bank.use(
    http.post(`${api}/apiDashboardPago/inscripcion`, async ({ request }) => {
      const { debts } = (await request.json()) as { debts: CartItem[] };
      received.posted = debts;
      const url = 'http://localhost:3000/banco/?sessionid=s-1';
      return HttpResponse.json({ codigoCarro: 'C-1', referencia: reference, url });
    }),
    http.get('*/Dashboard/icp', () => HttpResponse.text('OK')),
    http.get(`${api}/payments`, () =>
      HttpResponse.json({
        items: [
          {
            id: 'p-1',
            referencia: reference,
            fecha: '2026-11-20T10:32:07-03:00',
            estado: 'PAGADO',
            total: received.posted.reduce((sum, { amount }) => sum + amount, 0),
            correo: 'ana@ejemplo.cl',
            id_Codigo_Empresa: { content: '1010' },
            empresa: 'Aguas del Lleuque',
            cuentas: received.posted,
          },
        ],
        total: 1,
      }),
    ),
    http.post(`${api}/apiReportePago/generic/get-comprobante-pago`, async ({ request }) => {
      const { numero_pagina: page } = (await request.json()) as { numero_pagina: number };
      const registros = received.posted.map((item) => ({
        identificador: { content: [{ id: 'INVOICE_ID', value: item.invoiceId }] },
        id_Empresa: { content: item.company.name },
        id_Id_Documento: { content: item.invoiceId },
        id_Total_Pagado: { content: amountOf(item) },
        id_Codigo_Empresa: { content: '1010' },
        contract_name: item.contract_name,
      }));
      return HttpResponse.json({
        registros: registros.slice((page - 1) * 15, page * 15),
        total: registros.length,
      });
    }),
    http.post(`${api}/apiri/enviaMail/enviaComprobante`, async ({ request }) => {
      const { valor } = (await request.json()) as { valor: string };
      received.receipts.push(valor);
      return HttpResponse.json({});
    }),
  );
  return received;
}
