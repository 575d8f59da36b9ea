import { boolean, object } from 'yup';
import type { InferType } from 'yup';
import { environment } from '../environment.ts';
import { bankApi } from './bankApi.ts';
import { isOutcomeUnknown } from './errors.ts';
import {
  companySchema,
  contractRefSchema,
  doneSchema,
  key,
  listOf,
  pesos,
  text,
} from './fields.ts';
import { readReference, referenceSchema, toReference } from './reference.ts';
import type { IdentifierValue } from './reference.ts';

const accountSchema = object({
  id: key(),
  alias: text(),
  contract: contractRefSchema,
  contract_name: text(),
  company: companySchema,
  reference: referenceSchema,
  suggestedAccount: boolean().required(),
  totalTagAccount: boolean().required(),
});

const oneAccountSchema = accountSchema.strict();
const accountsSchema = object({ cuentas: listOf(accountSchema), total: pesos() }).strict();

/** An account that a payer saved, or that the bank suggests; `kind` and `value` are how the payer is known to the company. */
export interface Account extends IdentifierValue {
  id: string;
  alias: string;
  contract: { id: string; secondId: string };
  contractName: string;
  company: { id: string; name: string; image: string };
  isSuggested: boolean;
  isTotalTag: boolean;
}

/** A page of a payer's accounts, and how many there are in all. */
interface AccountPage {
  accounts: Account[];
  total: number;
}

/** What is saved as an account of the payer `idu`. */
export interface NewAccount extends IdentifierValue, Pick<Account, 'alias' | 'contract'> {
  idu: string;
}

/** One account of the payer `idu`. */
interface AccountId {
  idu: string;
  id: string;
}

function readAccount(wire: InferType<typeof accountSchema>): Account {
  return {
    id: wire.id,
    alias: wire.alias,
    contract: wire.contract,
    contractName: wire.contract_name,
    company: wire.company,
    ...readReference(wire.reference),
    isSuggested: wire.suggestedAccount,
    isTotalTag: wire.totalTagAccount,
  };
}

/** Accounts on a page (spec 9). */
const pageSize = 5;

const listUrl = (idu: string) =>
  `/apiGatewayCuentas${environment.retailer}/cuentas/${encodeURIComponent(idu)}`;
const accountUrl = ({ idu, id }: AccountId) => `${listUrl(idu)}/${encodeURIComponent(id)}`;

/** The list is asked for again once it changed, or may have. */
const changed = (_answer: unknown, error: unknown) =>
  error && !isOutcomeUnknown(error) ? [] : (['Account'] as const);

/** Puts an account in the place of the one with an id, on whatever page that stands. */
function replaceAccount(pages: AccountPage[], id: string, renamed: Account): void {
  for (const { accounts } of pages) {
    const index = accounts.findIndex((account) => account.id === id);
    if (index >= 0) accounts[index] = renamed;
  }
}

const accountsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET cuentas/{idu}: a payer's accounts, page by page of 5 (spec 7, ruling 37). */
    getAccounts: build.infiniteQuery<AccountPage, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, pages, page) =>
          pages.length * pageSize < total ? page + 1 : undefined,
      },
      query: ({ queryArg: idu, pageParam }) => ({
        url: listUrl(idu),
        params: { pagina: pageParam, numreg: pageSize },
      }),
      rawResponseSchema: accountsSchema,
      transformResponse: ({ cuentas, total }: InferType<typeof accountsSchema>) => ({
        accounts: cuentas.map(readAccount),
        total,
      }),
      providesTags: ['Account'],
    }),
    /** POST cuentas/{idu}: saves an account; 409 when it is saved already, 404 when the company does not know it. */
    addAccount: build.mutation<Account, NewAccount>({
      query: ({ idu, alias, contract, kind, value }) => ({
        url: listUrl(idu),
        method: 'POST',
        body: { alias, contract, reference: toReference({ kind, value }) },
      }),
      rawResponseSchema: oneAccountSchema,
      transformResponse: readAccount,
      invalidatesTags: changed,
    }),
    /** PUT cuentas/{idu}/{id}: another alias (ruling 38); the list shows what the bank answers. */
    renameAccount: build.mutation<Account, AccountId & { alias: string }>({
      query: ({ alias, ...account }) => ({
        url: accountUrl(account),
        method: 'PUT',
        body: { alias },
      }),
      rawResponseSchema: oneAccountSchema,
      transformResponse: readAccount,
      async onQueryStarted({ idu, id }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(
          accountsApi.util.updateQueryData('getAccounts', idu, ({ pages }) =>
            replaceAccount(pages, id, answer.data),
          ),
        );
      },
      invalidatesTags: (answer, error) => (answer ? [] : changed(answer, error)),
    }),
    /** DELETE cuentas/{idu}/{id}: removes an account from the list; 404 when it is gone already. */
    deleteAccount: build.mutation<object, AccountId>({
      query: (account) => ({ url: accountUrl(account), method: 'DELETE' }),
      rawResponseSchema: doneSchema,
      // Also after a refusal: the account may be gone already.
      invalidatesTags: ['Account'],
    }),
  }),
});

export const {
  useGetAccountsInfiniteQuery,
  useAddAccountMutation,
  useRenameAccountMutation,
  useDeleteAccountMutation,
} = accountsApi;
