import { freeze } from '@reduxjs/toolkit';
import { mixed, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { environment } from '../environment.ts';
import { isKey, isListOf, isText, shape } from '../lib/guards.ts';
import type { Guard, Guarded } from '../lib/guards.ts';
import type { QueryStamp } from '../lib/ids.ts';
import { isPesos } from '../lib/money.ts';
import { bankApi } from './bankApi.ts';
import { isCompany, isContractRef } from './cartItem.ts';
import { key, listOf, oneOf } from './fields.ts';
import { toReference } from './reference.ts';
import type { IdentifierValue } from './reference.ts';

const isDay: Guard<string> = (value): value is string =>
  isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value);

const isDebt = shape({
  id: isKey,
  invoiceId: isKey,
  amount: isPesos,
  dueDate: isDay,
  description: isText,
  contract: isContractRef,
  contract_name: isText,
  company: isCompany,
});

const limit = () => number().integer().min(0).max(Number.MAX_SAFE_INTEGER).nullable().optional();

const answerSchema = object({
  contracts: listOf(
    object({
      contract: key(),
      status: oneOf('OK', 'NO_DEBT', 'NOT_FOUND'),
      holder: string().nullable().optional(),
      minAmount: limit(),
      maxAmount: limit(),
      maxItems: limit(),
      // Without debts there may be no list of them.
      debts: mixed(isListOf(isDebt)).when('status', ([status], debts) =>
        status === 'OK' ? debts.required() : debts,
      ),
    }),
  ),
}).strict();

type WireDebtAccount = InferType<typeof answerSchema>['contracts'][number];

/** What is owed on one invoice; `amount` in pesos, `dueDate` a local day YYYY-MM-DD. */
export type Debt = Guarded<typeof isDebt>;
/**
 * What the bank says about one account: its status, its limits in pesos, and its debts in the
 * bank's order (ruling 29).
 */
export interface AccountDebts extends Pick<WireDebtAccount, 'contract' | 'status' | 'maxItems'> {
  holder?: string | undefined;
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
  debts: Debt[];
}

/** One account to look up: a contract and the payer's identifier there. */
export interface AccountReference extends IdentifierValue {
  contractId: string;
}

/**
 * Whether the bank answered for every account in the query's order (ruling 23); if not, none of its
 * answers is trusted.
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

/** Whether an account owes anything. */
export const owes = ({ status, debts }: AccountDebts) => status === 'OK' && debts.length > 0;

/** A debt query; its number and date stay the same when it is repeated (bank contract). */
export interface DebtQuery extends QueryStamp {
  accounts: readonly AccountReference[];
}

const debtsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST /ApiConsultaDeuda/consulta/: what the accounts owe, in the order asked (ruling 23). */
    consultDebts: build.query<AccountDebts[], DebtQuery>({
      query: ({ transactionId, date, accounts }) => ({
        url: '/ApiConsultaDeuda/consulta/',
        method: 'POST',
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
      rawResponseSchema: answerSchema,
      transformResponse: ({ contracts }: InferType<typeof answerSchema>) =>
        contracts.map(({ holder, minAmount, maxAmount, debts, ...account }) => ({
          ...account,
          holder: holder ?? undefined,
          minAmount: minAmount ?? undefined,
          maxAmount: maxAmount ?? undefined,
          // Frozen, it is not searched for drafts: that takes as long as to show the first rows.
          debts: freeze(debts ?? []),
        })),
    }),
  }),
});

export const { useConsultDebtsQuery } = debtsApi;
export const { consultDebts } = debtsApi.endpoints;
