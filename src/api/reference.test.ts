/** @jest-environment node */
import { readReference, referenceSchema, toReference } from './reference.ts';

describe('a reference', () => {
  it.each([
    ['CLIENT_ID', { clientId: '12345678-5' }],
    ['SERVICE_ID', { serviceId: '12345678-5' }],
    ['INVOICE_ID', { invoiceId: '12345678-5' }],
    ['COMPANY_ID', { companyId: '12345678-5' }],
  ] as const)('of kind %s has the one key of that kind, there and back', (kind, reference) => {
    expect(toReference({ kind, value: '12345678-5' })).toEqual(reference);
    expect(readReference(reference)).toEqual({ kind, value: '12345678-5' });
  });

  it.each([
    ['clientId', '012.345.678-5', '12345678-5'],
    ['clientId', '8765432-k', '8765432-K'],
    // Without dots and a hyphen, the value may be an account number, so it stays unchanged.
    ['clientId', '0123456785', '0123456785'],
    ['serviceId', '012345678-5', '012345678-5'],
  ])('with the %s %s is read in its one spelling, %s', (key, spelling, value) => {
    const identifier = readReference({ [key]: spelling });
    expect(identifier.value).toBe(value);
    expect(toReference({ ...identifier, value: spelling })).toEqual({ [key]: value });
  });

  it.each([
    ['none', {}, false],
    ['an empty one', { clientId: '' }, false],
    ['two', { clientId: '1', serviceId: '2' }, false],
    ['an object', { clientId: {} }, false],
    ['a number', { clientId: 1 }, true],
    ['one beside an empty place', { clientId: 1, serviceId: null }, true],
    ['no reference at all', undefined, false],
    ['one', { serviceId: '1' }, true],
  ])('that holds %s', (_, reference, isTaken) => {
    expect(referenceSchema.strict().isValidSync(reference)).toBe(isTaken);
  });
});
