/**
 * The bank's endpoints that `app/journeys/faults.*.test.tsx` try with every fault; each key is the
 * part `*` of a file's name. If an endpoint is tried on several screens, or in several steps of a
 * screen, brackets name the screen or the step.
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

/** The endpoint of an entry of `triedCalls`, without the brackets. */
export const endpointOf = (call: string) => call.split(' ')[0] ?? '';
