import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { environment } from '../environment.ts';
import { bankApi } from './bankApi.ts';
import { companySchema, contractRefSchema, key, listOf, pesos, text } from './fields.ts';

const accountSchema = object({
  id: key(),
  alias: text(),
  contract: contractRefSchema,
  contract_name: text(),
  company: companySchema,
  reference: object({
    clientId: string().optional(),
    serviceId: string().optional(),
    invoiceId: string().optional(),
    companyId: string().optional(),
  }),
  suggestedAccount: boolean().required(),
  totalTagAccount: boolean().required(),
});

const accountsSchema = object({ cuentas: listOf(accountSchema), total: pesos() }).strict();

type WireAccount = InferType<typeof accountSchema>;

/** An account that a payer saved, or that the bank suggests; `identifier` is how the payer is known to the company. */
export interface Account {
  id: string;
  alias: string;
  contract: { id: string; secondId: string };
  contractName: string;
  company: { id: string; name: string; image: string };
  identifier: string;
  isSuggested: boolean;
  isTotalTag: boolean;
}

/** A page of a payer's accounts, and how many there are in all. */
export interface AccountPage {
  accounts: Account[];
  total: number;
}

function readAccount(wire: WireAccount): Account {
  const { clientId, serviceId, invoiceId, companyId } = wire.reference;
  return {
    id: wire.id,
    alias: wire.alias,
    contract: wire.contract,
    contractName: wire.contract_name,
    company: wire.company,
    identifier: clientId ?? serviceId ?? invoiceId ?? companyId ?? '',
    isSuggested: wire.suggestedAccount,
    isTotalTag: wire.totalTagAccount,
  };
}

/** Accounts on a page (spec 9). */
const pageSize = 5;

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
        url: `/apiGatewayCuentas${environment.retailer}/cuentas/${encodeURIComponent(idu)}`,
        params: { pagina: pageParam, numreg: pageSize },
      }),
      rawResponseSchema: accountsSchema,
      transformResponse: ({ cuentas, total }: InferType<typeof accountsSchema>) => ({
        accounts: cuentas.map(readAccount),
        total,
      }),
      providesTags: ['Account'],
    }),
  }),
});

export const { useGetAccountsInfiniteQuery } = accountsApi;
