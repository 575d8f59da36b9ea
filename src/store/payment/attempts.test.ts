/** @jest-environment node */
import { mailedReceipt, sampleAttempt, unansweredAttempt } from '../../test/sampleAttempt.ts';
import type { Attempt } from './attempt.ts';
import {
  findAttempt,
  isBlank,
  mergePayments,
  noPayments,
  remembered,
  withAttempt,
} from './attempts.ts';
import type { RememberedPayments } from './attempts.ts';

const day = 86_400_000;
const now = 1_000 * day;
const link = 'https://portal.example/pagoEmail/1';
const receipt = mailedReceipt('sent');

describe('a browser', () => {
  it('remembers nothing before its first payment', () => {
    expect(isBlank(noPayments)).toBe(true);
  });

  it.each<[string, Partial<RememberedPayments>]>([
    ['a payment', { attempts: [sampleAttempt()] }],
    ['a receipt', { receipts: [receipt] }],
    ['a payment and its receipt', { attempts: [sampleAttempt()], receipts: [receipt] }],
    ['when an e-mail was used', { emailUsedAt: 1 }],
  ])('is not blank while it has %s', (_name, known) => {
    expect(isBlank({ ...noPayments, ...known })).toBe(false);
  });

  it('finds a payment by its reference, once the bank has registered it', () => {
    const [asked, wanted] = [unansweredAttempt(), sampleAttempt({ reference: 'R-2' })];
    const attempts = [asked, sampleAttempt(), wanted];
    expect(findAttempt({ attempts }, 'R-2')).toBe(wanted);
    expect(findAttempt({ attempts }, 'R-3')).toBeUndefined();
  });
});

describe('the remembered payments', () => {
  /** Creates payments that began a millisecond apart, oldest first. */
  const payments = (count: number, changes: Parameters<typeof sampleAttempt>[0] = {}) =>
    Array.from({ length: count }, (_, index) =>
      sampleAttempt({ reference: `R-${index + 1}`, startedAt: now + index + 1, ...changes }),
    );
  const kept = (attempts: Attempt[], at = now) => remembered({ attempts, receipts: [] }, at);

  it.each(['pending', 'paid'] as const)(
    'are twenty at most, and one that is %s is not the first to go',
    (status) => {
      const [oldest, open] = [sampleAttempt({ status, startedAt: now }), payments(25)];
      expect(kept([oldest, ...open]).attempts).toEqual([oldest, ...open.slice(-19)]);
    },
  );

  it.each([
    unansweredAttempt({ startedAt: now + 50 }),
    { ...unansweredAttempt({ startedAt: now + 50 }), status: 'refused' as const },
    sampleAttempt({ startedAt: now + 50 }),
    sampleAttempt({ startedAt: now + 50, status: 'rejected' }),
    sampleAttempt({ startedAt: now + 50, status: 'other' }),
  ])('lose one that is $status before older ones that are paid', (last) => {
    const paid = payments(20, { status: 'paid' });
    expect(kept([...paid, last]).attempts).toEqual(paid);
  });

  it('lose the oldest if all of them are paid', () => {
    const paid = payments(21, { status: 'paid' });
    expect(kept(paid).attempts).toEqual(paid.slice(1));
  });

  it('leave room for others once they are forgotten', () => {
    const old = sampleAttempt({ startedAt: now - 7 * day, status: 'paid' });
    const young = payments(20);
    expect(kept([old, ...young]).attempts).toEqual(young);
  });

  it('keep a receipt for seven days, and the time of the e-mail’s last use', () => {
    const known = { attempts: [], receipts: [{ ...receipt, at: now }], emailUsedAt: 5 };
    expect(remembered(known, now + 7 * day - 1)).toEqual(known);
    expect(remembered(known, now + 7 * day)).toEqual({ ...known, receipts: [] });
  });
});

describe('two states of one payment', () => {
  const refused = { ...unansweredAttempt(), status: 'refused' as const };

  it.each<Record<'more' | 'less', Attempt>>([
    { more: refused, less: unansweredAttempt() },
    { more: sampleAttempt(), less: refused },
    { more: sampleAttempt({ status: 'pending' }), less: sampleAttempt({ startedAt: 2 }) },
    ...(
      [
        ['other', 'pending'],
        ['rejected', 'other'],
        ['paid', 'rejected'],
      ] as const
    ).map(([further, status]) => ({
      more: sampleAttempt({ status: further }),
      less: sampleAttempt({ startedAt: 2, status }),
    })),
  ])('are $more.status rather than $less.status, in any order', ({ more, less }) => {
    expect(withAttempt([less], more)).toEqual([more]);
    expect(withAttempt([more], less)).toEqual([more]);
  });

  it.each(['rejected', 'other', 'paid'] as const)(
    'merge to the bank’s latest answer, even if a %s one is pending again',
    (status) => {
      const before = sampleAttempt({ status, settledAt: 5, toldAt: 5 });
      const last = sampleAttempt({ status: 'pending', toldAt: 6 });
      expect(withAttempt([before], last)).toEqual([last]);
      expect(withAttempt([last], before)).toEqual([last]);
    },
  );

  it('merge to the bank’s answer rather than an older portal’s stored state', () => {
    const stored = sampleAttempt({ status: 'open', startedAt: 2 });
    const told = sampleAttempt({ status: 'pending', toldAt: 1 });
    expect(withAttempt([stored], told)).toEqual([told]);
    expect(withAttempt([told], stored)).toEqual([told]);
  });

  it('of one status merge to the one that began later, in any order', () => {
    const [earlier, later] = [sampleAttempt(), sampleAttempt({ startedAt: 2 })];
    expect(withAttempt([earlier], later)).toEqual([later]);
    expect(withAttempt([later], earlier)).toEqual([later]);
  });

  it('that are equally late merge to the second argument', () => {
    const [before, last] = ['EN CURSO', 'EN REVISIÓN'].map((statusWord) =>
      sampleAttempt({ status: 'other', statusWord }),
    );
    expect(withAttempt(before ? [before] : [], last ?? sampleAttempt())).toEqual([last]);
  });

  it('keep the keys and the link of either, and that it is paid here', () => {
    const bare = sampleAttempt({
      status: 'paid',
      isPaidHere: false,
      idempotencyKey: undefined,
      paymentKey: undefined,
    });
    const full = sampleAttempt({ link });
    expect(withAttempt([full], bare)).toEqual([{ ...full, status: 'paid' }]);
    expect(withAttempt([bare], full)).toEqual([{ ...full, status: 'paid' }]);
  });

  it('have the keys and the link of the one that got further', () => {
    const [early, late] = [
      sampleAttempt({ link }),
      sampleAttempt({ status: 'paid', paymentKey: 'llave-9', link: `${link}9` }),
    ];
    expect(withAttempt([early], late)).toEqual([late]);
    expect(withAttempt([late], early)).toEqual([late]);
  });
});

describe('an added payment', () => {
  it.each<[string, Attempt, Attempt]>([
    ['two that nobody answered', unansweredAttempt(), unansweredAttempt({ startedAt: 2 })],
    [
      'one that nobody answered and one that has a reference',
      unansweredAttempt(),
      sampleAttempt({ startedAt: 2 }),
    ],
    ['two references', sampleAttempt(), sampleAttempt({ reference: 'R-2', startedAt: 2 })],
  ])('is beside the other, oldest first, when they are %s', (_name, older, newer) => {
    expect(withAttempt([older], newer)).toEqual([older, newer]);
    expect(withAttempt([newer], older)).toEqual([older, newer]);
  });

  it('is merged with all that have its start time or reference', () => {
    const third = sampleAttempt({ reference: 'R-3', startedAt: 3 });
    const known = [sampleAttempt(), unansweredAttempt({ startedAt: 2 }), third];
    const again = sampleAttempt({ startedAt: 2 });
    expect(withAttempt(known, again)).toEqual([again, third]);
  });
});

describe('the merged payments of two tabs', () => {
  const one: RememberedPayments = {
    attempts: [
      sampleAttempt({ reference: 'R-1' }),
      sampleAttempt({ reference: 'R-2', startedAt: 2 }),
    ],
    receipts: [receipt],
    emailUsedAt: 8,
  };
  const other: RememberedPayments = {
    attempts: [
      sampleAttempt({ reference: 'R-1', status: 'paid', settledAt: 5 }),
      sampleAttempt({ reference: 'R-3', startedAt: 3 }),
    ],
    receipts: [{ ...receipt, state: 'sending' }],
    emailUsedAt: 9,
  };

  it('are the same in both tabs', () => {
    const merged = mergePayments(one, other);
    expect(merged).toEqual(mergePayments(other, one));
    expect(JSON.stringify(mergePayments(merged, merged))).toBe(JSON.stringify(merged));
    expect(merged).toEqual({
      attempts: [other.attempts[0], one.attempts[1], other.attempts[1]],
      receipts: [receipt],
      emailUsedAt: 9,
    });
  });

  it('have the time of the e-mail’s use from either', () => {
    const without = { ...other, emailUsedAt: undefined };
    expect(mergePayments(one, without).emailUsedAt).toBe(8);
    expect(mergePayments(without, one).emailUsedAt).toBe(8);
    expect(mergePayments(without, without).emailUsedAt).toBeUndefined();
  });

  it('are those of one tab if the other has none', () => {
    expect(mergePayments(one, noPayments)).toEqual(one);
    expect(mergePayments(noPayments, one)).toEqual(one);
  });
});
