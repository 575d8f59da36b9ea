import type { APIRequestContext } from '@playwright/test';
import type { BankState, LoggedRequest } from '../../mocks/bank/state.ts';
import { expect } from './fixtures.ts';

/**
 * The requests that the bank received since its reset, in order; fails if one broke the API's
 * contract.
 */
export async function fetchBankRequests(request: APIRequestContext): Promise<LoggedRequest[]> {
  const { requests, violations } = await fetchBankState(request);
  expect(violations).toEqual([]);
  return requests;
}

/** The state of the bank, as `npm run bank` reports it. */
export async function fetchBankState(request: APIRequestContext): Promise<BankState> {
  return (await request.get('/__bank/state')).json();
}
