import { object } from 'yup';
import type { InferType } from 'yup';
import { environment } from '../config/environment.ts';
import { count, list } from '../lib/schemas.ts';
import { accountSchema, readAccount } from './accountSchema.ts';
import type { Account, WireAccount } from './accountSchema.ts';
import { canonical } from '../lib/identifiers/rutTexts.ts';
import { bankApi, ifFailed } from './bankApi.ts';
import { isOutcomeUnknown, refusal } from './errors.ts';
import { doneOr, doneSchema } from './fields.ts';
import {
  areRepeated,
  beginningOf,
  mostPages,
  placeOf,
  readRecord,
  readRecords,
} from './records.ts';
import { toReference } from './reference.ts';
import type { IdentifierValue } from '../lib/identifiers/identifierKinds.ts';

const oneAccountSchema = accountSchema.strict();
/**
 * The answer to a new alias: the changed account, or a confirmation without the account (`doneOr`).
 */
const renamedSchema = doneOr(oneAccountSchema, 'id');
/**
 * `accountSchema` validates each account separately, so that an unreadable account does not make
 * the whole page unreadable.
 */
export const accountsSchema = object({ cuentas: list(), total: count() }).strict();

/**
 * `leftOut` counts the unreadable accounts of the page; `total` counts the accounts of all pages.
 */
interface AccountPage {
  accounts: Account[];
  leftOut: number;
  total: number;
}

/** An account to save; `idu` is the bank's id of the payer. */
export interface NewAccount extends IdentifierValue, Pick<Account, 'alias' | 'contract'> {
  idu: string;
}

interface AccountId {
  idu: string;
  id: string;
}

type NamedAccount = Omit<NewAccount, 'alias'>;

const pageSize = 5;

const listUrl = (idu: string) =>
  `/apiGatewayCuentas${environment.retailer}/cuentas/${encodeURIComponent(idu)}`;
const accountUrl = ({ idu, id }: AccountId) => `${listUrl(idu)}/${encodeURIComponent(id)}`;

/**
 * Returns the tags to invalidate: the list is refetched after a change, and after a failed call
 * that the bank may have executed.
 */
const changed = (_answer: unknown, error: unknown) =>
  error && !isOutcomeUnknown(error) ? [] : (['Account'] as const);

function replaceAccount(pages: AccountPage[], id: string, renamed: Account): void {
  for (const { accounts } of pages) {
    const index = accounts.findIndex((account) => account.id === id);
    if (index >= 0) accounts[index] = renamed;
  }
}

const accountsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET cuentas/{idu}: the accounts a payer saved and those the bank suggests, in pages of 5. */
    getAccounts: build.infiniteQuery<AccountPage, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        // The list ends at an empty or repeated page and after `mostPages` pages, even if the bank
        // announced more; otherwise a faulty bank would be called endlessly.
        getNextPageParam: ({ accounts, leftOut, total }, pages, page) => {
          const isEnd = accounts.length + leftOut === 0 || pages.length === mostPages;
          const isRepetition = areRepeated(pages.map((each) => beginningOf(each.accounts)));
          return isEnd || isRepetition || pages.length * pageSize >= total ? undefined : page + 1;
        },
      },
      query: ({ queryArg: idu, pageParam }) => ({
        url: listUrl(idu),
        params: { pagina: pageParam, numreg: pageSize },
      }),
      rawResponseSchema: accountsSchema,
      transformResponse: ({ cuentas, total }: InferType<typeof accountsSchema>, meta) => {
        const place = placeOf(meta, 'cuentas');
        const { records, leftOut } = readRecords(cuentas, place, accountSchema, readAccount);
        return { accounts: records, leftOut, total };
      },
      providesTags: (answer, error) => ['Account', ...ifFailed(answer, error)],
    }),
    /**
     * GET cuentas/{idu}, page by page until the account is found: whether the payer has saved it.
     * Accounts that the bank only suggests do not count.
     */
    isAccountSaved: build.query<boolean, NamedAccount>({
      queryFn: async ({ idu, contract, ...identifier }, _api, _options, send) => {
        const { kind, value } = canonical(identifier);
        const pages: Account[][] = [];
        while (pages.length < mostPages) {
          const params = { pagina: pages.length + 1, numreg: pageSize };
          const { data, error } = await send({ url: listUrl(idu), params });
          if (error) return { error };
          const place = 'isAccountSaved: la respuesta';
          const answer = readRecord(data, place, accountsSchema, (wire) => wire);
          if (!answer) return { error: refusal('SCHEMA') };
          const { cuentas, total } = answer;
          const { records } = readRecords(cuentas, `${place}.cuentas.`, accountSchema, readAccount);
          const isSame = (each: Account) =>
            !each.isSuggested &&
            each.contract.id === contract.id &&
            each.kind === kind &&
            each.value === value;
          if (records.some(isSame)) return { data: true };
          pages.push(records);
          if (cuentas.length === 0 || pages.length * pageSize >= total) break;
          if (areRepeated(pages.map(beginningOf))) break;
        }
        return { data: false };
      },
      providesTags: ['Account'],
    }),
    /**
     * POST cuentas/{idu}: saves an account; 409 if it is already saved, 404 if the company has no
     * such account.
     */
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
    /**
     * PUT cuentas/{idu}/{id}: changes the alias. The account in the bank's answer replaces the one
     * in the cached list. If the answer has no account, or the call failed with an unknown outcome,
     * the list is refetched.
     */
    renameAccount: build.mutation<Account | null, AccountId & { alias: string }>({
      query: ({ alias, ...account }) => ({
        url: accountUrl(account),
        method: 'PUT',
        body: { alias },
      }),
      rawResponseSchema: renamedSchema,
      transformResponse: (wire: WireAccount | object | null) =>
        wire && 'id' in wire ? readAccount(wire) : null,
      async onQueryStarted({ idu, id }, { dispatch, queryFulfilled }) {
        const { data: account } = (await queryFulfilled.catch(() => undefined)) ?? {};
        if (!account) return;
        const show = () =>
          dispatch(
            accountsApi.util.updateQueryData('getAccounts', idu, ({ pages }) =>
              replaceAccount(pages, id, account),
            ),
          );
        show();
        // A page that is being fetched may still have the old alias, so the account is replaced
        // again afterwards.
        await dispatch(accountsApi.util.getRunningQueryThunk('getAccounts', idu));
        show();
      },
      invalidatesTags: (answer, error) => (answer ? [] : changed(answer, error)),
    }),
    /** DELETE cuentas/{idu}/{id}: 404 if the account is already gone. */
    deleteAccount: build.mutation<void, AccountId>({
      query: (account) => ({ url: accountUrl(account), method: 'DELETE' }),
      rawResponseSchema: doneSchema,
      // The list is refetched even after an error, because the account may already be gone.
      invalidatesTags: ['Account'],
    }),
  }),
});

export const {
  useGetAccountsInfiniteQuery,
  useIsAccountSavedQuery,
  useAddAccountMutation,
  useRenameAccountMutation,
  useDeleteAccountMutation,
} = accountsApi;
export const { getAccounts, addAccount, renameAccount, deleteAccount } = accountsApi.endpoints;
