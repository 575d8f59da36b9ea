import { jest } from '@jest/globals';
import { openPayments, receiptOf } from '../../test/store/openPayments.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { samplePayment } from '../../test/sampleReceipt.ts';
import type { Configuration } from '../../api/configurationNames.ts';
import { configurationApi } from '../../api/configurationApi.ts';
import { fetchReceiptLines } from './fetchReceiptLines.ts';

afterEach(() => {
  jest.useRealTimers();
});

const item = sampleItem({ amount: 25_990 });
const report = { paymentServiceId: 's', paymentServiceFilterId: 'f' };

/** Opens a portal whose bank returns a receipt for `item`. */
const open = () => {
  const portal = openPayments();
  portal.answers['get-comprobante-pago'] = () => receiptOf([item]);
  return portal;
};
const configure = ({ store }: ReturnType<typeof openPayments>, values: Configuration) =>
  store.dispatch(configurationApi.util.upsertQueryData('getConfiguration', undefined, values));

async function fetchFrom(portal: ReturnType<typeof openPayments>) {
  const asked = portal.store.dispatch(fetchReceiptLines(samplePayment({ items: [item] })));
  await portal.pass(20_000);
  return asked;
}

describe('the lines of a receipt', () => {
  it('come from the report in the configuration, which is fetched once', async () => {
    const portal = open();
    await configure(portal, report);
    expect(await fetchFrom(portal)).toMatchObject({ lines: [{ amount: 25_990 }] });
    expect(portal.count('consultarConfiguraciones')).toBe(0);
  });

  it.each([{ paymentServiceId: 's' }, { paymentServiceFilterId: 'f' }])(
    'need both names of the report: with %j alone the configuration is asked for',
    async (known) => {
      const portal = open();
      await configure(portal, known);
      expect((await fetchFrom(portal)).lines).toHaveLength(1);
      expect(portal.count('consultarConfiguraciones')).toBe(1);
    },
  );

  it('are not kept in the cache', async () => {
    const portal = open();
    await fetchFrom(portal);
    await portal.pass(120_000);
    expect(JSON.stringify(portal.store.getState().bank.queries)).not.toContain('getReceipt');
  });

  it.each(['consultarConfiguraciones', 'get-comprobante-pago'])(
    'come with the reason of their absence if %s fails',
    async (name) => {
      const portal = open();
      portal.answers[name] = () => Response.json({}, { status: 400 });
      expect(await fetchFrom(portal)).toMatchObject({ error: { status: 400 } });
    },
  );
});
