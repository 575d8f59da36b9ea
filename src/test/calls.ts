import { bankApi } from '../api/bankApi.ts';
import type { AppStore } from '../store/app/rootReducer.ts';

const testApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** Any method and URL, for `callBank`. */
    callForTest: build.mutation<unknown, { method: string; url: string }>({
      query: (call) => call,
    }),
  }),
});

/** Makes a call to the bank as the portal does; its result is ignored. */
export const callBank = (store: AppStore, method: string, url: string): Promise<unknown> =>
  store.dispatch(testApi.endpoints.callForTest.initiate({ method, url }));
