import type { ReceiptEntry } from '../bank/wire.ts';
import { createTestBank } from '../testing/testBank.ts';
import { call, guestToken, payerToken } from '../testing/testClient.ts';

const bank = createTestBank();
beforeAll(bank.listen);
afterEach(bank.reset);
afterAll(bank.close);

const path = '/apiReportePago/generic/get-comprobante-pago';
interface Page {
  registros: ReceiptEntry[];
  total: number;
}
const report = (from: string, to: string, page = 1) => ({
  tipo: 'Service',
  id: 'SRV-REPORTE',
  tamano_pagina: 15,
  numero_pagina: page,
  parametros: ['u-1', from, to].map((valor) => ({ id_filtro: 'FLT-REPORTE', valor })),
});

describe('the payment report', () => {
  it('lists the payer’s payments of a period, page by page', async () => {
    const token = await payerToken();
    const ask = async (page: number) => {
      const body = report('2026-01-01', '2026-11-20', page);
      return (await call<Page>(path, { token, body })).json;
    };
    const [first, second] = await Promise.all([ask(1), ask(2)]);
    expect(first.registros).toHaveLength(15);
    expect(second.total).toBe(first.total);
    expect(second.registros[0]).not.toEqual(first.registros[0]);
  });

  it('includes the first and the last day of the period', async () => {
    const token = await payerToken();
    const { json } = await call<Page>(path, {
      token,
      body: report('2026-06-01', '2026-06-30'),
    });
    expect(json.registros.length).toBeGreaterThan(0);
    for (const { fecha } of json.registros) expect(fecha).toMatch(/^2026-06/);
  });

  it('is refused to guests, and to another payer', async () => {
    const body = report('2026-06-01', '2026-06-30');
    expect(await call(path, { token: await guestToken(), body })).toMatchObject({ status: 403 });
    const token = await payerToken('otra-sesion@ejemplo.cl');
    expect(await call(path, { token, body })).toMatchObject({ status: 403 });
  });
});

describe('the statement', () => {
  const period = 'userId=u-1&from=2026-06-01&to=2026-06-30';

  it.each([
    ['csv', 'text/csv', '"Fecha","Referencia"'],
    ['pdf', 'application/pdf', '%PDF-1.4'],
  ])('is downloaded as %s', async (format, type, start) => {
    const token = await payerToken();
    const reply = await call(`/auth/apiReportePago/cartola/descarga?${period}&formato=${format}`, {
      token,
    });
    expect(reply.type).toContain(type);
    expect(reply.text.startsWith(start)).toBe(true);
  });

  it('has the same payments as the payer’s list of that period', async () => {
    const token = await payerToken();
    const statement = await call<{ total: number }>(`/auth/apiReportePago/cartola?${period}`, {
      token,
    });
    const list = await call(`/payments?${period}`, { token });
    expect(statement.json.total).toBeGreaterThan(0);
    expect(statement.json).toEqual(list.json);
  });
});
