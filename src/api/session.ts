import { bankApi } from './bankApi.ts';
import { refusal } from './errors.ts';
import { renewGuestToken } from './guestToken.ts';

const sessionApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST token-guest: the token itself goes to the session's memory, not to this cache (spec 7). */
    issueGuestToken: build.query<null, void>({
      queryFn: async (_none, api) =>
        (await renewGuestToken(api)) ? { data: null } : { error: refusal('NO_GUEST_TOKEN') },
    }),
  }),
});

export const { issueGuestToken } = sessionApi.endpoints;
