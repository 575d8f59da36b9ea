import { freeze } from '@reduxjs/toolkit';
import { mixed, object } from 'yup';
import type { InferType } from 'yup';
import { environment } from '../config/environment.ts';
import { uniqueRecords } from '../lib/duplicates.ts';
import { batchTransactionId, maxAccounts } from '../lib/dates/ids.ts';
import type { QueryIdentity } from '../lib/dates/ids.ts';
import { range } from '../lib/arrays.ts';
import { count, list, oneOf, part, pesos } from '../lib/schemas.ts';
import { bankApi, ifFailed } from './bankApi.ts';
import { accountsAsked, debtsListed } from './events.ts';
import { asText, optionalText, wireId } from './fields.ts';
import { placeOf, readRecord, readRecords } from './records.ts';
import { toReference } from './reference.ts';
import type { AccountReference } from './reference.ts';
import { readCompanyRef, readContractRef, wireCompany, wireContractRef } from './wireItem.ts';

export const debtSchema = part({
  id: wireId(),
  invoiceId: wireId(),
  amount: pesos(),
  dueDate: optionalText().matches(/^(\d{4}-\d{2}-\d{2})?$/),
  description: optionalText(),
  contract: wireContractRef(),
  contract_name: optionalText(),
  company: wireCompany(),
});

type WireDebt = InferType<typeof debtSchema>;

const readDebt = (wire: WireDebt) => ({
  id: asText(wire.id),
  invoiceId: asText(wire.invoiceId),
  amount: wire.amount,
  dueDate: wire.dueDate ?? '',
  description: wire.description ?? '',
  contract: readContractRef(wire.contract),
  contract_name: wire.contract_name ?? '',
  company: readCompanyRef(wire.company),
});

/** `amount` is in pesos; `dueDate` is YYYY-MM-DD, or '' if the bank sends none. */
export type Debt = ReturnType<typeof readDebt>;

const limit = () => count().nullable().optional();

/**
 * The bank's answer for one account. Each debt is validated separately; an unreadable one is left
 * out.
 */
export const accountDebtsSchema = object({
  contract: wireId(),
  status: oneOf('OK', 'NO_DEBT', 'NOT_FOUND'),
  holder: optionalText(),
  minAmount: limit(),
  maxAmount: limit(),
  maxItems: limit(),
  // The bank may omit the list unless the status is `OK`.
  debts: list()
    .nullable()
    .optional()
    .when('status', ([status], debts) => (status === 'OK' ? debts.required() : debts)),
});
const answersSchema = object({ contracts: list() }).strict();

/**
 * The answer for one account. Amounts are in pesos; debts are in the bank's order. `UNREADABLE`:
 * the answer could not be read at all.
 */
export interface AccountDebts {
  contract: string;
  status: InferType<typeof accountDebtsSchema>['status'] | 'UNREADABLE';
  holder?: string | undefined;
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
  /**
   * The maximum number of debts in one payment. If the bank omits it, `maxItemsOf` returns 10, and
   * if it is null or 0, `maxItemsOf` returns 5.
   */
  maxItems?: number | null | undefined;
  debts: Debt[];
  /** The number of unreadable debts, which no sum includes. */
  leftOut: number;
}

function readAnswer(wire: InferType<typeof accountDebtsSchema>, place: string): AccountDebts {
  const debts = readRecords(wire.debts ?? [], `${place}.debts.`, debtSchema, readDebt);
  return {
    contract: asText(wire.contract),
    status: wire.status,
    holder: wire.holder ?? undefined,
    minAmount: wire.minAmount ?? undefined,
    maxAmount: wire.maxAmount ?? undefined,
    ...(wire.maxItems !== undefined && { maxItems: wire.maxItems }),
    // Frozen, because Immer would otherwise search the list for drafts, which takes as long as
    // rendering the first rows. Of debts that the bank repeats identically, one is kept.
    debts: freeze(uniqueRecords(debts.records)),
    leftOut: debts.leftOut,
  };
}

/**
 * Creates a placeholder for an unreadable answer. Answers and accounts are matched by position, so
 * leaving the answer out would assign all later answers to wrong accounts.
 */
const unreadable = (contract: string): AccountDebts => ({
  contract,
  status: 'UNREADABLE',
  debts: [],
  leftOut: 0,
});

/**
 * Whether the bank answered for every account, in the query's order; if not, none of the answers is
 * used.
 */
export function isWholeAnswer(
  asked: readonly Pick<AccountReference, 'contractId'>[],
  answers: readonly AccountDebts[] | undefined,
): answers is AccountDebts[] {
  return (
    answers?.length === asked.length &&
    asked.every(({ contractId }, index) => answers[index]?.contract === contractId)
  );
}

/** Whether the debts are unknown, because the answer or all debts in it are unreadable. */
export const isUnclear = ({ status, leftOut, debts }: AccountDebts) =>
  status === 'UNREADABLE' || (leftOut > 0 && debts.length === 0);

/**
 * Returns the state of an account: `owing` if the bank lists debts, whatever the `status`;
 * `unclear` if the debts are unknown.
 */
export function verdictOf(answer: AccountDebts) {
  if (isUnclear(answer)) return 'unclear';
  if (answer.debts.length > 0) return 'owing';
  return answer.status === 'NOT_FOUND' ? 'notFound' : 'upToDate';
}

/** `transactionId` (`idTrxRec`) and `date` stay the same if the query is repeated. */
export interface DebtQuery extends QueryIdentity {
  accounts: readonly AccountReference[];
}

/**
 * Splits a query into batches of at most `maxAccounts` accounts, the limit of one call. Each batch
 * has its own `transactionId`.
 */
export const batchesOf = ({ transactionId, date, accounts }: DebtQuery): DebtQuery[] =>
  range(Math.ceil(accounts.length / maxAccounts)).map((nth) => ({
    transactionId: batchTransactionId(transactionId, nth),
    date,
    accounts: accounts.slice(nth * maxAccounts, (nth + 1) * maxAccounts),
  }));

const debtsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST /ApiConsultaDeuda/consulta/: the debts of the accounts, in the query's order. Accepts
     * only as many accounts as one call can have (`batchesOf`).
     */
    consultDebts: build.query<AccountDebts[], DebtQuery>({
      providesTags: ifFailed,
      query: ({ transactionId, date, accounts }) => ({
        url: '/ApiConsultaDeuda/consulta/',
        method: 'POST',
        contracts: accounts.map(({ contractId }) => contractId),
        body: {
          msgType: environment.messageType,
          idTrxRec: transactionId,
          collectorId: environment.collectorId,
          date,
          channel: 'Internet',
          contracts: accounts.map(({ contractId, ...identifier }) => ({
            contract: contractId,
            countryCode: 1,
            currencyCode: 'CLP',
            reference: toReference(identifier),
          })),
        },
      }),
      rawResponseSchema: answersSchema,
      transformResponse: ({ contracts }: InferType<typeof answersSchema>, meta, { accounts }) =>
        contracts.map((answer, index) => {
          const place = `${placeOf(meta, 'contracts')}${index}`;
          const read = readRecord(answer, place, accountDebtsSchema, readAnswer);
          return read ?? unreadable(accounts[index]?.contractId ?? '');
        }),
      // An answer that is unreadable for every account is an error.
      responseSchema: mixed<AccountDebts[]>()
        .required()
        .test('readable', (answers) => answers.length === 0 || !answers.every(isUnclear)),
      async onQueryStarted({ accounts }, { dispatch, queryFulfilled }) {
        dispatch(accountsAsked(accounts));
        const { data } = await queryFulfilled.catch(() => ({ data: [] }));
        dispatch(debtsListed(data.flatMap(({ debts }) => debts)));
      },
    }),
  }),
});

export const { consultDebts } = debtsApi.endpoints;
