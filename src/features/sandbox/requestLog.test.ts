import type { LoggedRequest, Violation } from '../../../mocks/bank/state.ts';
import { filterLog, logEntries, printBody } from './requestLog.ts';

const requestOf = (id: number, changes: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id,
  at: '2026-11-20T10:00:00-03:00',
  endpoint: 'getCompanies',
  method: 'GET',
  url: 'https://api.cl/companies',
  headers: {},
  body: undefined,
  status: 200,
  ...changes,
});
const violationOf = (id: number, changes: Partial<Violation> = {}): Violation => ({
  id,
  at: '2026-11-20T10:00:00-03:00',
  endpoint: 'getCompanies',
  method: 'GET',
  url: 'https://api.cl/companies',
  message: 'Falta X-TENANT',
  ...changes,
});

describe('the log', () => {
  it('tells the latest request first', () => {
    const entries = logEntries({ requests: [requestOf(1), requestOf(2)], violations: [] });
    expect(entries.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('gives each violation to the request that was noted right after it', () => {
    const requests = [requestOf(1), requestOf(3, { status: 400 }), requestOf(4)];
    const entries = logEntries({ requests, violations: [violationOf(2)] });
    expect(entries.map(({ id, violation }) => [id, violation])).toEqual([
      [4, undefined],
      [3, 'Falta X-TENANT'],
      [1, undefined],
    ]);
  });

  it('drops a violation whose request is no longer kept', () => {
    const gone = violationOf(2, { url: 'https://api.cl/payments' });
    const entries = logEntries({ requests: [requestOf(9)], violations: [gone] });
    expect(entries.map(({ violation }) => violation)).toEqual([undefined]);
  });
});

describe('what is shown of it', () => {
  const entries = [
    { ...requestOf(1, { endpoint: 'inscribe', method: 'POST' }) },
    { ...requestOf(2, { status: 404, url: 'https://api.cl/otra' }), violation: 'No existe' },
    { ...requestOf(3, { status: 0 }) },
  ];
  it.each([
    ['all', '', [1, 2, 3]],
    ['failed', '', [2, 3]],
    ['violations', '', [2]],
    ['all', ' POST ', [1]],
    ['all', 'INSCRIBE', [1]],
    ['all', '/otra', [2]],
    ['failed', '404', [2]],
    ['violations', 'inscribe', []],
  ] as const)('with filter %s and text "%s"', (filter, text, ids) => {
    expect(filterLog(entries, filter, text).map(({ id }) => id)).toEqual(ids);
  });
});

it('prints JSON indented and text as it is', () => {
  expect(printBody({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(printBody('a=1')).toBe('a=1');
});
