import { parseUrl } from '../../src/lib/urls.ts';
import { array, boolean, number, object, string } from 'yup';
import type { ObjectShape } from 'yup';

/** A required object that may have no fields but these. */
export function exactly<Shape extends ObjectShape>(shape: Shape) {
  return object(shape).noUnknown().required();
}

/** Text that may be empty. */
export const text = () => string().defined();
/** Text that is not empty. */
export const words = () => string().required();
/** Whole pesos, not negative. */
export const pesos = () => number().integer().min(0).required();
/** A calendar day, `YYYY-MM-DD`, or an empty text. */
export const day = () => string().matches(/^(\d{4}-\d{2}-\d{2})?$/);
/** ISO 8601 with an offset. */
export const time = () =>
  string()
    .required()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/);
export const email = () =>
  string()
    .required()
    .matches(/^[^\s@,]+@[^\s@,]+\.[^\s@,]{2,}$/);
/** An absolute URL. */
export const link = () =>
  words().test('url', '${path} must be a URL', (value) => parseUrl(value) !== undefined);
/** A whole number from 1 up, of at most six digits, as text in a URL. */
export const ordinal = () => string().matches(/^[1-9]\d{0,5}$/);

export const contractId = () => exactly({ id: words(), secondId: words() });

/**
 * The identifier of an account; the bank's own rules check that exactly one of the fields is set.
 */
export const reference = () =>
  exactly({ clientId: string(), serviceId: string(), invoiceId: string(), companyId: string() });

/** An item of a cart that is registered for payment. Only the company's id may be missing. */
export const cartItem = () =>
  exactly({
    id: words(),
    invoiceId: words(),
    amount: pesos(),
    debtFrontId: words(),
    contract: contractId(),
    contract_name: text(),
    company: exactly({ id: string(), name: text(), image: text() }),
    companies: array(exactly({ id: words(), duplicateCompanyId: boolean().required() })).defined(),
    suggestedAccount: boolean().required(),
    totalTagAccount: boolean().required(),
  });
