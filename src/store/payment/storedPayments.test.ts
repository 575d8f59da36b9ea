/** @jest-environment node */
import { isOf } from '../../lib/schemas.ts';
import { sampleAttempt, unansweredAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import type { ReadJson } from '../device/storedSlice.ts';
import type { PaymentState } from './paymentSlice.ts';
import type { ReceiptDelivery } from './receipts.ts';
import { readStoredPayments, storedPayment } from './storedPayments.ts';

const now = Date.now();
/** Returns a `ReadJson` over a storage that has only this value, under the key `payment`. */
const holding =
  (value: unknown): ReadJson =>
  (key, schema) =>
    key === 'payment' && isOf(schema, value) ? value : undefined;
const attempt = sampleAttempt({ startedAt: now });
const receipt: ReceiptDelivery = { at: now, requests: 1, reference: 'R-1', state: 'sent' };
const full = sampleAttempt({
  startedAt: now,
  owner: 'u-1',
  link: 'https://portal.example/pagoEmail/1',
  status: 'rejected',
  statusWord: 'RECHAZADO',
  settledAt: now,
  toldAt: now,
  coveredIds: ['1'],
});
const blank: PaymentState = { attempts: [], receipts: [], busy: false };
/** Returns a `ReadJson` over a storage in which a tab with this state has stored its payments. */
const storedBy = (state: PaymentState) =>
  holding(JSON.parse(storedPayment.write(state).payment ?? 'null'));

describe('the stored payments', () => {
  it('are restored as they were stored, without the tab’s own state', () => {
    const asked = unansweredAttempt({ startedAt: now, isPaidHere: false });
    const refused = { ...asked, status: 'refused' as const };
    const known = { attempts: [asked, refused, full], receipts: [receipt], emailUsedAt: now };
    const read = readStoredPayments(storedBy({ ...known, busy: true, followed: 'R-1' }), now);
    expect(read).toEqual(known);
  });

  it('have a version, and the e-mail under a separate key', () => {
    const { clientEmail, payment } = storedPayment.write({
      ...blank,
      attempts: [attempt],
      clientEmail: 'eva@ejemplo.cl',
    });
    expect(clientEmail).toBe('eva@ejemplo.cl');
    expect(JSON.parse(payment ?? '')).toEqual({ version: 3, attempts: [attempt], receipts: [] });
  });

  it.each<[string, unknown]>([
    ['items', undefined],
    ['items', [sampleItem({ amount: -1 })]],
    ['startedAt', undefined],
    ['startedAt', 'ayer'],
    ['startedAt', 1e300],
    ['startedAt', -1],
    ['owner', 1],
    ['status', 'charged'],
    ['status', undefined],
    ['reference', undefined],
    ['statusWord', 1],
    ['settledAt', 'ayer'],
    ['settledAt', 1e300],
    ['toldAt', 'ayer'],
    ['toldAt', 1e300],
    ['coveredIds', '1'],
    ['coveredIds', [1]],
  ])('lose a payment whose %s is %p, and nothing else', (field, value) => {
    expectConsole(/Se descartaron 1 de «payment»/);
    const stored = { version: 3, attempts: [{ ...full, [field]: value }, full], receipts: [] };
    expect(readStoredPayments(holding(stored), now)?.attempts).toEqual([full]);
  });

  it.each<[string, unknown]>([
    ['reference', undefined],
    ['state', 'lost'],
    ['state', undefined],
    ['requests', undefined],
    ['at', undefined],
    ['at', 1e300],
  ])('lose a receipt whose %s is %p, and nothing else', (field, value) => {
    expectConsole(/Se descartaron 1 de «payment»/);
    const stored = {
      version: 3,
      attempts: [attempt],
      receipts: [receipt, { ...receipt, [field]: value }],
    };
    expect(readStoredPayments(holding(stored), now)).toMatchObject({
      attempts: [{ reference: 'R-1' }],
      receipts: [receipt],
    });
  });

  it('T43 end where the clock was set back by more than their time', () => {
    const week = 7 * 86_400_000;
    const later = { ...full, startedAt: now + week, settledAt: now + week };
    const soon = { ...full, startedAt: now + week, settledAt: now + week - 1 };
    const stored = {
      version: 3,
      attempts: [later, soon],
      receipts: [{ ...receipt, at: now + week }],
    };
    expect(readStoredPayments(holding(stored), now)).toMatchObject({
      attempts: [soon],
      receipts: [],
    });
  });

  it('lose unreadable entries with a count of them', () => {
    expectConsole(/Se descartaron 2 de «payment»/);
    const stored = { version: 3, attempts: ['hola', null, attempt], receipts: [] };
    expect(readStoredPayments(holding(stored), now)?.attempts).toHaveLength(1);
  });

  it.each(['missing', 'sending', 'sent', 'failed'] as const)(
    'keep a receipt that is %s',
    (state) => {
      const receipts = [{ ...receipt, state }];
      expect(readStoredPayments(holding({ version: 3, receipts }), now)?.receipts).toEqual(
        receipts,
      );
    },
  );

  it.each(['open', 'pending', 'paid', 'rejected', 'other'] as const)(
    'keep a payment that is %s',
    (status) => {
      const attempts = [{ ...full, status }];
      expect(readStoredPayments(holding({ version: 3, attempts }), now)?.attempts).toEqual(
        attempts,
      );
    },
  );

  it.each([
    ['a text', 'hola'],
    ['a list', [attempt]],
    ['null', null],
    ['nothing', undefined],
  ])('are none if %s is stored', (_name, stored) => {
    expect(readStoredPayments(holding(stored), now)).toBeUndefined();
  });

  it.each([
    ['payments and receipts', { version: 3, attempts: 'hola', receipts: { 'R-1': 'sent' } }],
    ['the time of an e-mail', { version: 3, attempts: [], receipts: [], emailUsedAt: '1' }],
    ['no time of an e-mail', { version: 3, attempts: [], receipts: [], emailUsedAt: 1e300 }],
    ['the payments of an older portal', { earlier: { 0: attempt } }],
    ['the receipts of an older portal, a list', { receipts: ['sent'] }],
    ['the receipts of an older portal, null', { receipts: null }],
  ])('are empty if their record has another type for %s', (_name, stored) => {
    expect(readStoredPayments(holding(stored), now)).toEqual({ attempts: [], receipts: [] });
  });

  it('of an older portal are read, without their payment buttons', () => {
    const old = {
      ...attempt,
      owner: undefined,
      paymentKey: 'C-1',
      url: 'https://elsewhere.example/',
    };
    const stored = {
      attempt: { ...old, reference: 'R-2', startedAt: now + 1 },
      earlier: [
        { ...old, status: 'pending' },
        { ...old, status: 'asked' },
      ],
      receipts: { 'R-1': 'sent', constructor: 'sending' },
      receiptRequests: { 'R-1': 2 },
    };
    const read = readStoredPayments(holding(stored), now);
    expect(read?.attempts.map(({ status }) => status)).toEqual(['pending', 'asked', 'open']);
    expect(JSON.stringify(read)).not.toContain('elsewhere');
    expect(read?.attempts.map(({ owner }) => owner)).toEqual(['', '', '']);
    expect(read?.receipts).toEqual([
      { reference: 'R-1', state: 'sent', requests: 2, at: now },
      { reference: 'constructor', state: 'sending', requests: 0, at: now },
    ]);
  });

  it('of an older portal may lack the requests of receipts, an attempt or the earlier ones', () => {
    const alone = { attempt, receipts: { 'R-1': 'sent' }, receiptRequests: null };
    expect(readStoredPayments(holding(alone), now)).toMatchObject({
      attempts: [{ reference: 'R-1' }],
      receipts: [{ ...receipt, requests: 0 }],
    });
    const earlier = { earlier: [attempt] };
    expect(readStoredPayments(holding(earlier), now)?.attempts).toMatchObject([
      { reference: 'R-1' },
    ]);
  });

  it('T01 of a newer portal are read as far as this one knows the fields, so that a release can be undone', () => {
    const newer = { version: 4, attempts: [{ ...attempt, kind: 'split' }], receipts: [receipt] };
    expect(readStoredPayments(holding(newer), now)).toMatchObject({
      attempts: [attempt],
      receipts: [receipt],
    });
  });

  it('T32 keep only the known fields of a planted record', () => {
    const more = { url: 'https://evil.example/', bearer: 'x' };
    expectConsole(/Se descartaron 1 de «payment»/);
    const stored = {
      version: 3,
      attempts: [
        { ...attempt, ...more, link: 'javascript:1' },
        { ...attempt, ...more },
        { ...unansweredAttempt({ startedAt: now }), ...more },
      ],
      receipts: [{ ...receipt, ...more }],
      ...more,
    };
    const read = readStoredPayments(holding(stored), now);
    expect(read).toMatchObject({ attempts: [{}, {}], receipts: [{}] });
    expect(JSON.stringify(read)).not.toMatch(/evil|bearer|javascript/);
  });

  it('T34 are removed when they are read after their lifetime', () => {
    const stored = { version: 3, attempts: [attempt], receipts: [receipt] };
    const week = 7 * 86_400_000;
    const known = (at: number) => readStoredPayments(holding(stored), at);
    expect(known(now + week - 1)).toMatchObject({ attempts: [{}], receipts: [{}] });
    expect(known(now + week)).toMatchObject({ attempts: [], receipts: [] });
  });

  it('keep another tab’s e-mail', () => {
    expect(storedPayment.write(blank)).toStrictEqual({ payment: undefined });
  });
});

describe('an opening tab', () => {
  const noText = () => undefined;
  const email = (key: string) => (key === 'clientEmail' ? 'ana@ejemplo.cl' : undefined);

  it('has no payments if none are stored', () => {
    expect(storedPayment.read(holding(undefined), noText)).toEqual(blank);
  });

  it('has the stored payments and the e-mail, and pays none of them', () => {
    const known = { attempts: [full], receipts: [receipt], emailUsedAt: 5 };
    expect(storedPayment.read(storedBy({ ...known, busy: true }), email)).toEqual({
      ...known,
      clientEmail: 'ana@ejemplo.cl',
      busy: false,
    });
  });

  it('starts the lifetime of an e-mail without a date', () => {
    const read = storedPayment.read(holding(undefined), email);
    expect(read?.emailUsedAt).toBeGreaterThanOrEqual(now);
  });
});

describe('a tab that stores its payments', () => {
  const mine: PaymentState = {
    attempts: [full],
    receipts: [receipt],
    clientEmail: 'ana@ejemplo.cl',
    busy: true,
  };
  const theirs = sampleAttempt({ reference: 'R-2', startedAt: now + 1 });
  const storedRecord = (attempts: unknown[]) => holding({ version: 3, attempts, receipts: [] });
  const merge = (own: PaymentState, json: ReadJson) => storedPayment.merge?.(own, json);

  it('adds another tab’s payments, and continues its own', () => {
    const merged = merge(mine, storedBy({ ...blank, attempts: [theirs] }));
    expect(merged).toEqual({ ...mine, attempts: [full, theirs] });
  });

  it.each([
    ['nothing is stored', mine, holding(undefined)],
    ['the same is stored', mine, storedBy(mine)],
    ['less is stored', mine, storedBy({ ...mine, receipts: [] })],
    ['a record of nothing is stored', mine, storedRecord([])],
    ['what is stored is too old', mine, storedRecord([sampleAttempt({ startedAt: 1 })])],
    ['what is stored cannot be read', mine, holding({ version: 3 })],
    ['it knows nothing, and what is stored is too old', blank, storedRecord([sampleAttempt()])],
    [
      'it knows nothing, and only an e-mail’s date is stored',
      blank,
      storedBy({ ...blank, emailUsedAt: 1 }),
    ],
  ])('keeps its own when %s', (_name, own, json) => {
    expect(merge(own, json)).toBe(own);
  });

  it('does not change the stored ones if it has none', () => {
    expect(merge(blank, storedBy(mine))).toBeUndefined();
  });
});
