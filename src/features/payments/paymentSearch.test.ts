/** @jest-environment node */
import * as fc from 'fast-check';
import { anyCharacter } from '../../test/values/arbitraries.ts';
import { isFiltered, noFilters, readSearch, writeSearch } from './paymentSearch.ts';
import type { PaymentListSearch } from './paymentSearch.ts';

const today = '2026-11-21';
const all: PaymentListSearch = { ...noFilters, page: 1 };
const read = (query: string) => readSearch(new URLSearchParams(query), today);

describe('the search in a URL of Mis pagos', () => {
  it('is everything if the URL has no filter', () => {
    expect(read('')).toEqual(all);
    expect(isFiltered(all)).toBe(false);
  });

  it('is read completely', () => {
    const search = read('desde=2026-01-02&hasta=2026-03-04&empresa=e-1&estado=PENDIENTE&pagina=3');
    expect(search).toEqual({
      from: '2026-01-02',
      to: '2026-03-04',
      companyId: 'e-1',
      status: 'pending',
      page: 3,
    });
    expect(isFiltered(search)).toBe(true);
  });

  it.each([
    ['a day that does not exist', 'desde=2026-02-30'],
    ['a day in another writing', 'desde=01-02-2026&hasta=ayer'],
    ['a day still to come', 'desde=2026-11-22&hasta=2099-01-01'],
    ['another state', 'estado=DEVUELTO'],
    ['markup', 'estado=<b>&pagina=<b>&hasta=<b>'],
    ['page 0', 'pagina=0'],
    ['a negative page', 'pagina=-2'],
    ['half a page', 'pagina=1.5'],
    ['a page beyond counting', 'pagina=99999999999999999999'],
  ])('leaves out %s', (_name, query) => {
    expect(read(query)).toEqual(all);
  });

  it('leaves out an end before its beginning', () => {
    expect(read('desde=2026-03-04&hasta=2026-03-03')).toEqual({ ...all, from: '2026-03-04' });
    expect(read('desde=2026-03-04&hasta=2026-03-04').to).toBe('2026-03-04');
  });

  const days = fc
    .date({ min: new Date(2020, 0, 1), max: new Date(2026, 10, 21), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const periods = fc
    .tuple(fc.option(days, { nil: '' }), fc.option(days, { nil: '' }))
    .map(([one, other]) => (one && other && one > other ? [other, one] : [one, other]));
  const searches = fc
    .record({
      period: periods,
      companyId: fc.string({ unit: anyCharacter }).map((text) => text.toWellFormed()),
      status: fc.constantFrom('' as const, 'paid', 'pending', 'rejected'),
      page: fc.integer({ min: 1, max: 999_999 }),
    })
    .map(({ period: [from = '', to = ''], companyId, status, page }): PaymentListSearch => ({
      from,
      to,
      companyId,
      status,
      page,
    }));

  it('is written and read without a change', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(read(`${writeSearch(search)}`)).toEqual(search);
      }),
    );
  });

  it('is always valid, whatever the URL contains, and then stays the same', () => {
    const names = ['desde', 'hasta', 'empresa', 'estado', 'pagina'];
    const queries = fc.array(fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string(), days)));
    fc.assert(
      fc.property(queries, (pairs) => {
        const search = readSearch(new URLSearchParams(pairs), today);
        expect(read(`${writeSearch(search)}`)).toEqual(search);
        expect(search.to === '' || search.from <= search.to).toBe(true);
        expect(search.page).toBeGreaterThan(0);
      }),
    );
  });
});
