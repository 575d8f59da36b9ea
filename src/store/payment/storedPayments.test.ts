import { isOf } from '../../lib/schemas.ts';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import type { ReadJson } from '../stored/storedSlice.ts';
import { readPayments, storedPayment } from './storedPayments.ts';

const now = Date.now();
/** A reader of a storage that holds this under the key `payment`. */
const holding =
  (value: unknown): ReadJson =>
  (_key, schema) =>
    isOf(schema, value) ? value : undefined;
const attempt = sampleAttempt({ startedAt: now });

describe('the stored payments', () => {
  it('come back as they were written', () => {
    const receipt = { reference: 'R-1', state: 'sent', requests: 1, at: now } as const;
    const state = { attempts: [attempt], receipts: [receipt], emailUsedAt: now, busy: true };
    const { payment } = storedPayment.write(state);
    expect(readPayments(holding(JSON.parse(payment ?? '')), now)).toEqual({
      attempts: [{ ...attempt, link: undefined, ...nothingMore }],
      receipts: [receipt],
      emailUsedAt: now,
    });
  });

  it.each([
    ['an attempt without items', { ...attempt, items: undefined }],
    ['an attempt with an impossible amount', { ...attempt, items: [sampleItem({ amount: -1 })] }],
    ['an attempt in a state of its own', { ...attempt, status: 'charged' }],
    ['a payment without a reference', { ...attempt, reference: undefined }],
    ['no attempt at all', 'hola'],
  ])('lose %s, and nothing else', (_name, broken) => {
    expectConsole(/Se descartaron 1 de «payment»/);
    const stored = { version: 2, attempts: [broken, attempt], receipts: [] };
    expect(readPayments(holding(stored), now)?.attempts).toMatchObject([{ reference: 'R-1' }]);
  });

  it('of an older portal are understood, without their payment buttons', () => {
    const old = {
      ...attempt,
      owner: undefined,
      cartCode: 'C-1',
      url: 'https://elsewhere.example/',
    };
    const stored = {
      attempt: { ...old, reference: 'R-2', startedAt: now + 1 },
      earlier: [{ ...old, status: 'pending' }],
      receipts: { 'R-1': 'sent', constructor: 'sending' },
      receiptRequests: { 'R-1': 2 },
    };
    const read = readPayments(holding(stored), now);
    expect(read?.attempts.map(({ status }) => status)).toEqual(['pending', 'open']);
    expect(JSON.stringify(read)).not.toContain('elsewhere');
    expect(read?.receipts).toEqual([
      { reference: 'R-1', state: 'sent', requests: 2, at: now },
      { reference: 'constructor', state: 'sending', requests: 0, at: now },
    ]);
  });

  it('T32 keep nothing of a planted record but what the portal knows', () => {
    const planted = { ...attempt, url: 'https://evil.example/', bearer: 'x', link: 'javascript:1' };
    expectConsole(/Se descartaron 1 de «payment»/);
    const stored = { version: 2, attempts: [planted], receipts: [] };
    expect(readPayments(holding(stored), now)?.attempts).toEqual([]);
    const { link: _link, ...rest } = planted;
    const read = readPayments(holding({ ...stored, attempts: [rest] }), now);
    expect(JSON.stringify(read)).not.toMatch(/evil|bearer/);
  });

  it('T34 are forgotten when they are read after their time', () => {
    const receipt = { reference: 'R-1', state: 'sent', requests: 1, at: now };
    const stored = { version: 2, attempts: [attempt], receipts: [receipt] };
    const week = 7 * 86_400_000;
    const known = (at: number) => readPayments(holding(stored), at);
    expect(known(now + week - 1)).toMatchObject({ attempts: [{}], receipts: [{}] });
    expect(known(now + week)).toMatchObject({ attempts: [], receipts: [] });
  });

  it('leave another tab’s e-mail alone, and begin to count the days of one that has no date', () => {
    expect(storedPayment.write({ attempts: [], receipts: [], busy: false })).toEqual({
      payment: undefined,
    });
    const email = (key: string) => (key === 'clientEmail' ? 'ana@ejemplo.cl' : undefined);
    const read = storedPayment.read(holding(undefined), email);
    expect(read?.emailUsedAt).toEqual(expect.any(Number));
    expect(read?.clientEmail).toEqual(expect.any(String));
  });
});

const nothingMore = { statusWord: undefined, settledAt: undefined, coveredIds: undefined };
