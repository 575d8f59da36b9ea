/** @jest-environment node */
import type { ReceiptLine } from '../../api/receiptsApi.ts';
import { sampleLine } from '../../test/sampleReceipt.ts';
import { receiptTable } from './receiptTable.ts';

type Identifiers = ReceiptLine['identifiers'];
const company = { kind: 'COMPANY_ID', value: '1010' } as const;
const service = { kind: 'SERVICE_ID', value: 'S-1' } as const;
const client = { kind: 'CLIENT_ID', value: '12345678-5' } as const;
const invoice = { kind: 'INVOICE_ID', value: 'F-1' } as const;
const withIdentifiers = (...lists: Identifiers[]) =>
  receiptTable(lists.map((identifiers) => sampleLine({ identifiers })));

describe('the identifier columns of a receipt', () => {
  it.each<[string, Identifiers[], string[]]>([
    ['none', [[], [company]], []],
    ['one', [[company, service]], ['Identificador 1']],
    [
      'as many as the line that has most',
      [[service], [client, service], []],
      ['Identificador 1', 'Identificador 2'],
    ],
    [
      'three',
      [[client, service, invoice, company]],
      ['Identificador 1', 'Identificador 2', 'Identificador 3'],
    ],
    [
      'three at most',
      [[client, service, invoice, service]],
      ['Identificador 1', 'Identificador 2', 'Identificador 3'],
    ],
  ])('are %s', (_name, lists, columns) => {
    expect(withIdentifiers(...lists).headers).toEqual(['Empresa', ...columns, 'Alias', 'Monto']);
  });

  it('leave COMPANY_ID out in any position, and a cell empty if a line has no more', () => {
    const { rows } = withIdentifiers([client, company, service], [company, client]);
    expect(rows.map(({ identifiers }) => identifiers)).toEqual([
      ['12.345.678-5', 'S-1'],
      ['12.345.678-5', ''],
    ]);
  });
});

describe('a company on several lines', () => {
  const twice = { duplicateCompanyId: true };

  it('is distinguished by the invoice', () => {
    const { rows } = receiptTable([
      sampleLine({ ...twice, invoiceId: 'F-1' }),
      sampleLine({ ...twice, invoiceId: 'F-2' }),
      sampleLine({ company: 'Túnel El Peumo', invoiceId: 'F-3' }),
    ]);
    expect(rows.map(({ invoiceId }) => invoiceId)).toEqual(['F-1', 'F-2', undefined]);
  });

  it('needs no invoice if an identifier already is it, or if the bank names none', () => {
    const { rows } = receiptTable([
      sampleLine({ ...twice, identifiers: [invoice] }),
      sampleLine({ ...twice, invoiceId: '' }),
    ]);
    expect(rows.map(({ invoiceId }) => invoiceId)).toEqual([undefined, undefined]);
  });
});

it('the total of a receipt is the sum of its lines', () => {
  expect(receiptTable([]).total).toBe(0);
  expect(receiptTable([sampleLine({ amount: 1 }), sampleLine({ amount: 2 })]).total).toBe(3);
});
