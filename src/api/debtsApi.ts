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

/** What is owed on one invoice. */
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

/** What is owed on one invoice; `amount` in pesos, `dueDate` a day YYYY-MM-DD, or '' for none. */
export type Debt = ReturnType<typeof readDebt>;

const limit = () => count().nullable().optional();

/** What the bank says about one account; its debts are judged one by one. */
export const accountDebtsSchema = object({
  contract: wireId(),
  status: oneOf('OK', 'NO_DEBT', 'NOT_FOUND'),
  holder: optionalText(),
  minAmount: limit(),
  maxAmount: limit(),
  maxItems: limit(),
  // Without debts there may be no list of them.
  debts: list()
    .nullable()
    .optional()
    .when('status', ([status], debts) => (status === 'OK' ? debts.required() : debts)),
});
const answersSchema = object({ contracts: list() }).strict();

/**
 * What the bank says about one account: its status, its limits in pesos, and its debts in the
 * bank's order. `UNREADABLE` stands for an answer of which nothing is known.
 */
export interface AccountDebts {
  contract: string;
  status: InferType<typeof accountDebtsSchema>['status'] | 'UNREADABLE';
  holder?: string | undefined;
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
  /** Null is the bank's own word for a limit of its choice; absent is no limit of this contract. */
  maxItems?: number | null | undefined;
  debts: Debt[];
  /** How many debts could not be read: no sum contains them. */
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
    // Frozen, it is not searched for drafts: that takes as long as to show the first rows.
    // A bill that the bank repeats word for word is one, and counts once.
    debts: freeze(uniqueRecords(debts.records)),
    leftOut: debts.leftOut,
  };
}

/** An account whose answer cannot be read keeps its place, by which the others are known. */
const unreadable = (contract: string): AccountDebts => ({
  contract,
  status: 'UNREADABLE',
  debts: [],
  leftOut: 0,
});

/**
 * Whether the bank answered for every account in the query's order; if not, none of its answers is
 * trusted.
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

/** Whether nothing is known of what an account owes, as none of its answer could be read. */
export const isUnclear = ({ status, leftOut, debts }: AccountDebts) =>
  status === 'UNREADABLE' || (leftOut > 0 && debts.length === 0);

/**
 * The bank's verdict on an account; `owing` where it lists debts, whatever else it says, `unclear` where
 * what is owed cannot be told.
 */
export function verdictOf(answer: AccountDebts) {
  if (isUnclear(answer)) return 'unclear';
  if (answer.debts.length > 0) return 'owing';
  return answer.status === 'NOT_FOUND' ? 'notFound' : 'upToDate';
}

/** A debt query; its number and date stay the same when it is repeated. */
export interface DebtQuery extends QueryIdentity {
  accounts: readonly AccountReference[];
}

/** A query in parts of as many accounts as the bank takes in one call, each with its own number. */
export const batchesOf = ({ transactionId, date, accounts }: DebtQuery): DebtQuery[] =>
  range(Math.ceil(accounts.length / maxAccounts)).map((nth) => ({
    transactionId: batchTransactionId(transactionId, nth),
    date,
    accounts: accounts.slice(nth * maxAccounts, (nth + 1) * maxAccounts),
  }));

const debtsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST /ApiConsultaDeuda/consulta/: what the accounts owe, in the order asked; no more accounts than
     * one call takes (`batchesOf`).
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
      // What says nothing of any account is an error like any other.
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
