import { configurationNames } from '../api/configurationNames.ts';
import type { CartItem } from '../api/fields.ts';
import { markDuplicates } from '../lib/duplicates.ts';
import {
  isBoolean,
  isNumber,
  isRecordOf,
  isText,
  listOf,
  oneOf,
  optional,
  shape,
} from '../lib/guards.ts';
import type { Guard } from '../lib/guards.ts';
import { isPesos } from '../lib/money.ts';
import type { Attempt, InscribedAttempt } from './attempts.ts';
import type { CartState } from './cartRules.ts';
import { stoppedWatch } from './idle.ts';
import type { IdleState } from './idle.ts';
import { isUntouched } from './lookup.ts';
import type { LookupState } from './lookup.ts';
import type { PaymentState } from './payment.ts';
import type { RootState } from './rootReducer.ts';
import { hasSession } from './sessionState.ts';
import type { SessionState } from './sessionState.ts';

/** The text under a storage key, or undefined. */
export type ReadKey = (key: string) => string | undefined;
/** A JSON value under a storage key that a guard accepts, or undefined: a bad value is dropped, never fatal (trust T19). */
export type ReadJson = <T>(key: string, guard: Guard<T>) => T | undefined;
/** Storage keys and what to put there; undefined removes the key. */
export type StoredKeys = Record<string, string | undefined>;

/** How a slice is stored and read back. */
export interface StoredSlice<State> {
  area: 'local' | 'session';
  write: (state: State) => StoredKeys;
  /** The slice as stored, or undefined to begin anew. */
  read: (json: ReadJson, text: ReadKey) => State | undefined;
}

const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));

const isKind = oneOf('CLIENT_ID', 'SERVICE_ID', 'INVOICE_ID', 'COMPANY_ID');

const isCartItem: Guard<CartItem> = shape({
  id: isText,
  invoiceId: isText,
  amount: isPesos,
  debtFrontId: isText,
  contract: shape({ id: isText, secondId: isText }),
  contract_name: isText,
  company: shape({ name: isText, image: isText }),
  companies: listOf(shape({ id: isText, duplicateCompanyId: isBoolean })),
  suggestedAccount: isBoolean,
  totalTagAccount: isBoolean,
});

/** Whether a value is a stored cart. */
export const isCart: Guard<CartState> = shape({
  items: listOf(isCartItem),
  removedIds: listOf(isText),
  maxItems: isPesos,
  minAmount: optional(isPesos),
  maxAmount: optional(isPesos),
});

/** The cart that a stored text holds, or undefined. */
export const readCart = (read: ReadJson) => read('cart', isCart);

/** The image record that is kept for each item (spec 3). */
function imageData(items: readonly CartItem[]) {
  const records = items.map(({ id, company, contract_name }) => ({
    image: company.image,
    id,
    contract_name,
  }));
  return markDuplicates(records, ({ image }) => image);
}

const cart: StoredSlice<CartState> = {
  area: 'local',
  write: (state) =>
    state.items.length === 0
      ? { cart: undefined, imageData: undefined }
      : { cart: json(state), imageData: json(imageData(state.items)) },
  read: readCart,
};

const isAttemptBase = shape({
  items: listOf(isCartItem),
  startedAt: isNumber,
  email: optional(isText),
  link: optional(isText),
});
const isAsked = shape({ status: oneOf('asked') });
const isInscribed = shape({
  status: oneOf('open', 'pending', 'paid', 'rejected'),
  reference: isText,
  cartCode: isText,
  url: isText,
});
const isInscribedAttempt = (value: unknown): value is InscribedAttempt =>
  isAttemptBase(value) && isInscribed(value);
const isAttempt = (value: unknown): value is Attempt =>
  isInscribedAttempt(value) || (isAttemptBase(value) && isAsked(value));

const isPayment = shape({
  attempt: optional(isAttempt),
  earlier: optional(listOf(isInscribedAttempt)),
  receipts: isRecordOf(oneOf('sending', 'sent', 'failed')),
});

/** The payment that a stored text holds, or undefined. */
export const readPayment = (read: ReadJson) => read('payment', isPayment);

const payment: StoredSlice<PaymentState> = {
  area: 'local',
  write: ({ attempt, earlier = [], receipts, clientEmail }) => {
    const isEmpty = !attempt && earlier.length === 0 && Object.keys(receipts).length === 0;
    return {
      // A tab that knows none leaves another's; a logout clears them all.
      ...(clientEmail !== undefined && { clientEmail }),
      payment: isEmpty ? undefined : json({ attempt, earlier, receipts }),
    };
  },
  read: (read, text) => ({
    receipts: {},
    ...readPayment(read),
    clientEmail: text('clientEmail'),
    busy: false,
  }),
};

const isLookup: Guard<LookupState> = shape({
  step: oneOf(0, 1, 2),
  categoryId: optional(isText),
  companyId: optional(isText),
  contractId: optional(isText),
  query: optional(
    shape({ kind: isKind, values: listOf(isText), transactionId: isNumber, date: isText }),
  ),
  totalTagSelected: isBoolean,
  fromTotalTagButton: isBoolean,
  lastUsed: isRecordOf(shape({ kind: isKind, value: isText })),
});

const lookup: StoredSlice<LookupState> = {
  area: 'session',
  write: (state) => ({ lookup: isUntouched(state) ? undefined : json(state) }),
  read: (read) => read('lookup', isLookup),
};

const isUserData = shape({ idu: isText, docUsr: isText, email: isText });
const isUserInfo = shape({ nombre: isText, apellidos: isText, segundoApellido: optional(isText) });
const isPolicies = shape({ tiempoDeInactividad: isNumber });

/** What `estado_user` says while the payer has not chosen what becomes of another open session. */
const otherSessionOpen = 'ACTIVA';

const session: StoredSlice<SessionState> = {
  area: 'session',
  // A sign-in that is under way does not outlive its page: what is stored is a session.
  write(state) {
    const { token, userData, userInfo, policies, userStatus, currentUser }: SessionState =
      hasSession(state) ? state : {};
    return {
      token,
      userData: json(userData),
      userInfo: json(userInfo),
      politicas: json(policies),
      otraSesionActiva: userStatus && String(userStatus === otherSessionOpen),
      estado_user: userStatus,
      currentUser: json(currentUser),
    };
  },
  // Neither a token without its payer nor a payer without a token is a session.
  read(read, text) {
    const token = text('token');
    const userData = read('userData', isUserData);
    if (token === undefined || userData === undefined) return undefined;
    const userStatus = text('estado_user');
    return {
      token,
      userData,
      userInfo: read('userInfo', isUserInfo),
      policies: read('politicas', isPolicies),
      userStatus,
      currentUser: read('currentUser', isUserData),
      signIn: userStatus === otherSessionOpen ? 'choosing' : undefined,
    };
  },
};

/** Storage key of the last activity: tabs share it, and as long as it stands a session does (design, "Idle"). */
export const lastActivityKey = 'ng2Idle.lastActivity';

const idle: StoredSlice<IdleState> = {
  area: 'local',
  // A tab that watches nothing leaves the key to those that do.
  write: ({ status, lastActivity }) =>
    status === 'stopped' ? {} : { [lastActivityKey]: json(lastActivity) },
  read(read) {
    const lastActivity = read(lastActivityKey, isNumber);
    return lastActivity === undefined ? undefined : { ...stoppedWatch, lastActivity };
  },
};

const configuration: StoredSlice<RootState['configuration']> = {
  area: 'local',
  write: (state) => Object.fromEntries(configurationNames.map((name) => [name, state[name]])),
  read: (_read, text) =>
    Object.fromEntries(
      configurationNames.flatMap((name) => {
        const value = text(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
};

/** The slices that outlive a page. */
export type StoredState = Pick<
  RootState,
  'session' | 'idle' | 'cart' | 'lookup' | 'payment' | 'configuration'
>;

/** Where each stored slice lives: under the spec's own keys, without a prefix (design, "Store"). */
export const storedSlices: { [Name in keyof StoredState]: StoredSlice<StoredState[Name]> } = {
  session,
  idle,
  cart,
  lookup,
  payment,
  configuration,
};
