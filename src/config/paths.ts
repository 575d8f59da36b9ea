import { plainText } from '../lib/text/plainText.ts';

/** Every path of the portal; the functions below build those with parameters. */
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

/** The pages that the build prerenders, because at first they are the same for everybody. */
export const publicPaths = [
  paths.home,
  paths.payServices,
  paths.questions,
  paths.terms,
  paths.legal,
  paths.contact,
];

/**
 * Navigation state for the cart or its payment: a message about debts that did not go into the
 * cart, or whose amount changed.
 */
export interface CartArrival {
  news: string[];
}

/** Navigation state for the confirmation: whether the terms were already accepted. */
export interface CheckoutArrival {
  acceptsTerms?: boolean | undefined;
}

/** The result screen's state in the history entry if its reference was typed into the search. */
export interface SearchArrival {
  isTyped: boolean;
}

/**
 * The result screen's state in the history entry of a signed-in payer: the payment's reference,
 * which the URL then does not contain, the payer's `idu`, and whether the reference was typed into
 * the search.
 */
export interface ResultArrival {
  reference: string;
  idu: string;
  isTyped?: boolean | undefined;
}

/**
 * Navigation state for the contact page: the payment that it is about, and its owner (`idu`, '' for
 * a guest): `date` ISO 8601, `total` in pesos.
 */
export interface ContactArrival {
  reference: string;
  date: string;
  total: number;
  company: string;
  idu: string;
}

/** Navigation state from the contact page to the page that opens the login in its place. */
export interface LoginArrival {
  opensLogin: true;
}

/** The parameters of a deep link into the lookup. */
export interface LookupTarget {
  categoryId?: string | undefined;
  companyId?: string | undefined;
  contractId?: string | undefined;
}

/** The URL of the lookup, opened at a category, a company or one of its contracts. */
export function lookupPath({ categoryId, companyId, contractId }: LookupTarget): string {
  const query = new URLSearchParams();
  if (categoryId) query.set('categoria', categoryId);
  if (companyId) query.set('empresa', companyId);
  if (contractId) query.set('convenio', contractId);
  return `${paths.lookup}?${query}`;
}

/** The URL of a payment's result, by reference; the outcome itself comes from the bank. */
export function resultPath(reference: string): string {
  return `${paths.result}?${new URLSearchParams({ referencia: reference })}`;
}

/**
 * The URL of the search for any payment: the result screen with an empty reference. Without that
 * parameter the screen would show this browser's payment in progress.
 */
export const paymentSearchPath = resultPath('');

/** The URL of a payment link, which opens a dashboard. */
export function emailPaymentPath(dashboard: string): string {
  return `${paths.emailPayment}?${new URLSearchParams({ link: dashboard })}`;
}

/** The absolute URL of a payment's public check, which is printed on its receipt. */
export const checkAddress = (reference: string): string =>
  `${location.origin}${resultPath(plainText(reference))}`;
