import { plainText } from '../lib/text/plainText.ts';

/** The portal's paths without parameters; the functions below add parameters to some. */
export const paths = {
  home: '/',
  payServices: '/pagarServicios',
  sandbox: '/locales',
  contact: '/contacto',
  questions: '/preguntas',
  terms: '/terminos',
  legal: '/basesLegales',
  own: '/inicio',
  accounts: '/inicio/cuentas',
  addAccount: '/inicio/cuentas/agregar',
  payments: '/inicio/pagos/cartolaHistorica',
  report: '/inicio/reportePago',
  profile: '/inicio/perfil',
  user: '/usuario',
  changePassword: '/usuario/cambiarClave',
  resetPassword: '/usuario/restablecerClave',
  register: '/usuario/registro',
  lookup: '/consultarCuenta',
  cart: '/carroDeCuentas',
  checkout: '/confirmarPago',
  result: '/resultadoPago',
  emailPayment: '/pagoEmail',
} as const;

/** The questions that other screens link to, as anchors on the page of questions. */
export const linkedQuestions = [
  'sin-registro',
  'numero-de-cliente',
  'comprobante',
  'pago-pendiente',
  'pago-rechazado',
  'deuda-pagada',
  'correos-y-links-del-portal',
] as const;

export const questionPath = (anchor: (typeof linkedQuestions)[number]): string =>
  `${paths.questions}#${anchor}`;

/** Pages that the build prerenders, because their first content is the same for everybody. */
export const publicPaths = [
  paths.home,
  paths.payServices,
  paths.questions,
  paths.terms,
  paths.legal,
  paths.contact,
];

/**
 * Navigation state for the cart or the checkout: messages about the debts to pay, for example that
 * some were not added.
 */
export interface CartArrival {
  news: string[];
}

/** Navigation state for the checkout: whether the payer has accepted the terms. */
export interface CheckoutArrival {
  acceptsTerms?: boolean | undefined;
}

/** State of a result screen's history entry: whether the visitor typed the payment's reference. */
export interface SearchArrival {
  isTyped: boolean;
}

/**
 * State of a result screen's history entry for a signed-in payer. The reference is here instead of
 * in the URL, so that going back after a logout does not show the payment. `idu` is the payer's id
 * at the bank; `isTyped` is as in `SearchArrival`.
 */
export interface ResultArrival {
  reference: string;
  idu: string;
  isTyped?: boolean | undefined;
}

/**
 * Navigation state for the contact page: the payment in question. `idu` is the bank's id of its
 * payer, '' for a guest; `date` is ISO 8601, `total` in pesos.
 */
export interface ContactArrival {
  reference: string;
  date: string;
  total: number;
  company: string;
  idu: string;
}

/**
 * Navigation state from the contact page to a page that opens the login modal. The contact page
 * itself must not open it, because Google's captcha script may have run in it (docs/trust.md, T41).
 */
export interface LoginArrival {
  opensLogin: true;
}

export interface LookupTarget {
  categoryId?: string | undefined;
  companyId?: string | undefined;
  contractId?: string | undefined;
}

/**
 * Returns the URL that opens the lookup (the screen that queries an account's debts) at a category,
 * a company or a contract.
 */
export function lookupPath({ categoryId, companyId, contractId }: LookupTarget): string {
  const query = new URLSearchParams();
  if (categoryId) query.set('categoria', categoryId);
  if (companyId) query.set('empresa', companyId);
  if (contractId) query.set('convenio', contractId);
  return `${paths.lookup}?${query}`;
}

/**
 * Returns the URL of a payment's result. The URL contains only the reference, because the outcome
 * must come from the bank.
 */
export function resultPath(reference: string): string {
  return `${paths.result}?${new URLSearchParams({ referencia: reference })}`;
}

/**
 * The URL of the search for a payment: the result screen with an empty reference. Without the
 * parameter, the screen shows this browser's payment in progress.
 */
export const paymentSearchPath = resultPath('');

/**
 * Returns the portal's path for a payment link. `dashboard` is the bank's URL from which the page
 * at this path fetches the payment.
 */
export function emailPaymentPath(dashboard: string): string {
  return `${paths.emailPayment}?${new URLSearchParams({ link: dashboard })}`;
}

/** Returns the absolute URL at which anyone can check a payment; it is printed on receipts. */
export const checkAddress = (reference: string): string =>
  `${location.origin}${resultPath(plainText(reference))}`;
