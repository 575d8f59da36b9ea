import { isReadableAnswer } from '../../contract/calls.ts';
import { sumAmounts, sumPesos } from '../lib/money.ts';
import { tableRows } from '../test/runs.ts';
import { openBareBank, watchConsole } from '../test/wire/bareBank.ts';
import type { BareStore } from '../test/wire/bareBank.ts';
import { changed, fieldsOf, spoilt } from '../test/wire/spoiltFields.ts';
import {
  wireAccount,
  wireAnswer,
  wireCategory,
  wireCompany,
  wireContract,
  wireDashboard,
  wireDebt,
  wireEntry,
  wireIdentifier,
  wireItem,
  wirePayment,
} from '../test/wire/wireSamples.ts';
import { getAccounts } from './accountsApi.ts';
import { bankBaseQuery } from './baseQuery.ts';
import {
  getCategories,
  getCompanies,
  getPayerCategories,
  getPayerCompanies,
} from './catalogueApi.ts';
import { consultDebts } from './debtsApi.ts';
import { getPaymentLink } from './paymentLinkApi.ts';
import { getPayments } from './paymentsApi.ts';
import { fetchEntries } from './receiptEntries.ts';
import { getStatement } from './statementApi.ts';

/**
 * The readable records of a list, by name or id. `leftOut` counts the unreadable ones, and `sum`
 * adds up the amounts, if the portal has these figures for the list.
 */
interface Shown {
  names: string[];
  leftOut?: number;
  sum?: number;
}

interface List {
  /** The start of the console's warning about a record; the record's index follows. */
  place: string;
  records: Record<string, unknown>[];
  /** Creates the whole answer, with these records in its list. */
  wrap: (records: unknown[]) => unknown;
  ask: (store: BareStore) => Promise<Shown>;
}

const filters = { from: '', to: '', companyId: '', status: '' } as const;
const dashboard = 'http://localhost:3000/api/apiDashboardPago/links/1';
const reference = { contractId: 'c-1', kind: 'SERVICE_ID', value: '1' } as const;
const page = (items: unknown[]) => ({ items, total: items.length });

async function fetchPayments(store: BareStore) {
  const request = { ...filters, userId: 'u-1', page: 1 };
  return store.dispatch(getPayments.initiate(request, { forceRefetch: true })).unwrap();
}
async function fetchDebts(store: BareStore, count = 1) {
  const accounts = Array.from({ length: count }, () => reference);
  const query = { transactionId: 1, date: '2026-11-20T10:00:00-03:00', accounts };
  return store.dispatch(consultDebts.initiate(query, { forceRefetch: true })).unwrap();
}
async function fetchCompanies(store: BareStore, call = getCompanies) {
  return store.dispatch(call.initiate(undefined, { forceRefetch: true })).unwrap();
}
async function fetchCategories(store: BareStore, call: typeof getCategories) {
  const { records, leftOut } = await store
    .dispatch(call.initiate(undefined, { forceRefetch: true }))
    .unwrap();
  return { names: records.map(({ id }) => id), leftOut };
}

const payments = [wirePayment('1'), wirePayment('2', 2000), wirePayment('3', 4000)];
const companies = ['1', '2', '3'].map(wireCompany);
const categories = ['1', '2', '3'].map(wireCategory);

const lists: Record<string, List> = {
  'the categories': {
    place: 'getCategories: ',
    records: categories,
    wrap: (records) => records,
    ask: (store) => fetchCategories(store, getCategories),
  },
  'the categories of a payer': {
    place: 'getPayerCategories: ',
    records: categories,
    wrap: (records) => records,
    ask: (store) => fetchCategories(store, getPayerCategories),
  },
  'the companies': {
    place: 'getCompanies: ',
    records: companies,
    wrap: (records) => records,
    async ask(store) {
      const { records, leftOut } = await fetchCompanies(store);
      return { names: records.map(({ id }) => id), leftOut };
    },
  },
  'the companies of a payer': {
    place: 'getPayerCompanies: ',
    records: companies,
    wrap: (records) => records,
    async ask(store) {
      const { records, leftOut } = await fetchCompanies(store, getPayerCompanies);
      return { names: records.map(({ id }) => id), leftOut };
    },
  },
  'the contracts of a company': {
    place: 'getCompanies: 0.contracts.',
    records: ['1', '2', '3'].map(wireContract),
    wrap: (contracts) => [{ ...wireCompany('1'), contracts }],
    async ask(store) {
      const { records } = await fetchCompanies(store);
      return { names: records.flatMap(({ contracts }) => contracts.map(({ id }) => id)) };
    },
  },
  'the identifiers of a contract': {
    place: 'getCompanies: 0.contracts.0.identifiers.',
    records: ['1', '2', '3'].map(wireIdentifier),
    wrap: (identifiers) => [
      { ...wireCompany('1'), contracts: [{ ...wireContract('1'), identifiers }] },
    ],
    async ask(store) {
      const { records } = await fetchCompanies(store);
      const identifiers = records[0]?.contracts[0]?.identifiers ?? [];
      return { names: identifiers.map(({ label }) => label) };
    },
  },
  'the accounts': {
    place: 'getAccounts: cuentas.',
    records: ['1', '2', '3'].map(wireAccount),
    wrap: (cuentas) => ({ cuentas, total: cuentas.length }),
    async ask(store) {
      const asked = getAccounts.initiate('u-1', { forceRefetch: true });
      const { pages } = await store.dispatch(asked).unwrap();
      const [{ accounts, leftOut } = { accounts: [], leftOut: 0 }] = pages;
      return { names: accounts.map(({ id }) => id), leftOut };
    },
  },
  'the payments': {
    place: 'getPayments: items.',
    records: payments,
    wrap: page,
    async ask(store) {
      const { payments: shown, leftOut } = await fetchPayments(store);
      const sum = sumPesos(shown.map(({ total }) => total));
      return { names: shown.map(({ id }) => id), leftOut, sum };
    },
  },
  'the accounts of a payment': {
    place: 'getPayments: items.0.cuentas.',
    records: [wireItem('1'), wireItem('2', 2000), wireItem('3', 4000)],
    wrap: (cuentas) => page([{ ...wirePayment('1'), cuentas }]),
    async ask(store) {
      const [shown] = (await fetchPayments(store)).payments;
      const { items = [], itemsLeftOut = 0 } = shown ?? {};
      return { names: items.map(({ id }) => id), leftOut: itemsLeftOut, sum: sumAmounts(items) };
    },
  },
  'the accounts of a payment link': {
    place: 'getPaymentLink: cuentas.',
    records: [wireItem('1'), wireItem('2', 2000), wireItem('3', 4000)],
    wrap: (cuentas) => ({ ...wireDashboard(), total: 7000, cuentas }),
    async ask(store) {
      const asked = getPaymentLink.initiate(dashboard, { forceRefetch: true });
      const { items, itemsLeftOut } = await store.dispatch(asked).unwrap();
      return { names: items.map(({ id }) => id), leftOut: itemsLeftOut, sum: sumAmounts(items) };
    },
  },
  'the statement': {
    place: 'getStatement: items.',
    records: payments,
    wrap: page,
    async ask(store) {
      const asked = getStatement.initiate({ userId: 'u-1', from: '', to: '' });
      const { records, leftOut } = await store.dispatch(asked).unwrap();
      const sum = sumPesos(records.map(({ total }) => total));
      return { names: records.map(({ id }) => id), leftOut, sum };
    },
  },
  'the lines of a receipt': {
    place: 'getReceiptPage: registros.',
    records: [wireEntry('1'), wireEntry('2', 2000), wireEntry('3', 4000)],
    wrap: (registros) => ({ registros, total: registros.length }),
    async ask(store) {
      const request = { serviceId: '', filterId: '', values: [], pageSize: 3, page: 1 };
      const api = {
        ...store,
        extra: { bankReady: Promise.resolve() },
        endpoint: 'getReceiptPage',
        type: 'query' as const,
        signal: new AbortController().signal,
        abort: () => undefined,
      };
      const { data } = await fetchEntries(request, (call) => bankBaseQuery(call, api, {}));
      const { records, leftOut } = data ?? { records: [], leftOut: 0 };
      return { names: records.map(({ alias }) => alias), leftOut, sum: sumAmounts(records) };
    },
  },
  'the debts of an account': {
    place: 'consultDebts: contracts.0.debts.',
    records: [wireDebt('1'), wireDebt('2', 2000), wireDebt('3', 4000)],
    wrap: (debts) => ({ contracts: [{ ...wireAnswer('1'), debts }] }),
    async ask(store) {
      const [answer] = await fetchDebts(store);
      const { debts = [], leftOut = 0 } = answer ?? {};
      return { names: debts.map(({ id }) => id), leftOut, sum: sumAmounts(debts) };
    },
  },
  'the answers for the accounts of a debt query': {
    place: 'consultDebts: contracts.',
    records: ['1', '2', '3'].map(wireAnswer),
    wrap: (contracts) => ({ contracts }),
    async ask(store) {
      const answers = await fetchDebts(store, 3);
      const read = answers.filter(({ status }) => status !== 'UNREADABLE');
      return {
        names: read.map(({ holder = '' }) => holder),
        leftOut: answers.length - read.length,
      };
    },
  },
};

describe.each(Object.entries(lists))('T18 one bad record of %s', (_, list) => {
  const { place, records, wrap, ask } = list;
  const [operation = ''] = place.split(':');
  const fields = records[0] ? fieldsOf(records[0]) : [];

  /**
   * Returns the records that the portal reads from an answer with these records, and the console's
   * lines.
   */
  async function shownOf(answered: unknown[]) {
    const { store, answerWith } = openBareBank();
    const lines = watchConsole();
    answerWith({ body: wrap(answered) });
    return { shown: await ask(store), lines };
  }
  let whole: Shown | undefined;
  /** The records that the portal reads from the answer without a bad one. */
  const shownWhole = async () => (whole ??= (await shownOf(records)).shown);
  const answeredWith = (index: number, record: unknown) =>
    shownOf((records as unknown[]).with(index, record));
  /**
   * Returns the expected `Shown` if the record at `index` is left out. The amounts are 1000, 2000
   * and 4000, so that the sum shows which one is missing.
   */
  function without({ names, leftOut, sum }: Shown, index: number): Shown {
    return {
      names: names.toSpliced(index, 1),
      ...(leftOut !== undefined && { leftOut: 1 }),
      ...(sum !== undefined && { sum: sum - 1000 * 2 ** index }),
    };
  }

  it.each(tableRows(fields))(
    'in %s leaves out that one record, and names it in the console',
    async (field) => {
      expect((await shownWhole()).names).toHaveLength(3);
      // Each change spoils a different one of the three records.
      for (const [index, change] of [spoilt, () => undefined, () => null].entries()) {
        const record = changed(records[index] ?? {}, field, change);
        const isFine = isReadableAnswer(
          operation,
          wrap((records as unknown[]).with(index, record)),
        );
        const { shown, lines } = await answeredWith(index, record);
        const [part] = field.split('.');
        const line = new RegExp(`^${place}${index} no cumple el contrato en ${part}(\\.|$)`);
        expect(lines).toEqual(isFine ? [] : [expect.stringMatching(line)]);
        if (isFine) expect(shown.names).toHaveLength(3);
        else expect(shown).toEqual(without(await shownWhole(), index));
      }
    },
  );

  it.each([null, 'roto', 42, [[]]])('that is %j leaves that one out', async (bad) => {
    const { shown, lines } = await answeredWith(1, bad);
    expect(shown).toEqual(without(await shownWhole(), 1));
    expect(lines).toEqual([expect.stringMatching(`^${place}1 no cumple el contrato`)]);
  });

  it('may have ids that are numbers', async () => {
    const numbered = records.map((record, index) =>
      'id' in record ? changed(record, 'id', () => index + 1) : record,
    );
    expect((await shownOf(numbered)).shown.names).toEqual(['1', '2', '3']);
  });
});
