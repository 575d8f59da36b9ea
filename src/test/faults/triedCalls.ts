/**
 * The bank's endpoints, keyed by the file `app/journeys/faults.*.test.tsx` that tries them with
 * every fault. If a file tries an endpoint in one of several situations, the situation is in
 * brackets.
 */
export const triedCalls = {
  links: [
    'inscribe (link)',
    'convertLink',
    'notifyLink',
    'getPaymentLink',
    'sendContactNotice',
    'sendContactMail',
    'sendReceipt',
  ],
  guest: [
    'issueGuestToken',
    'getCategories',
    'getCategories (home)',
    'getCompanies',
    'consultDebts',
    'inscribe',
    'registerPayerEmail',
    'getPayments (outcome)',
    'getReceiptPage',
    'register',
    'recoverPassword (code)',
    'recoverPassword (new password)',
  ],
  session: [
    'login',
    'getUserInfo',
    'getPolicy',
    'getLastLogin',
    'getPasswordState',
    'closeOtherSession',
    'refreshToken',
    'keepAlive',
    'logout',
    'changePassword',
  ],
  payer: [
    'getUserInfo (profile)',
    'getProfile',
    'updateUser',
    'deleteUser',
    'getAccounts',
    'consultDebts (accounts)',
    'renameAccount',
    'deleteAccount',
    'addAccount',
    'getPayerCategories',
    'getPayerCompanies',
    'getPayments',
    'getStatement',
    'downloadStatement',
    'getConfiguration',
    'getReceiptPage (report)',
  ],
} as const;

/** The endpoint of an entry of `triedCalls`, without the situation in brackets. */
export const endpointOf = (call: string) => call.split(' ')[0] ?? '';
