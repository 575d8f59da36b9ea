import type { Bank } from '../../mocks/bank/bank.ts';
import { inscribe } from '../../mocks/bank/inscriptions.ts';
import { convertLink, notifyLink } from '../../mocks/bank/links.ts';
import type { AccountReference } from '../api/reference.ts';
import { createIdempotencyKey } from '../lib/dates/ids.ts';
import { emailPaymentPath } from '../config/paths.ts';
import { bankItems } from './cartInStorage.ts';

/**
 * Makes a payment link of another person and mails it to two recipients; the link is for the first
 * two debts of `account`, by default two water bills. `button` is the URL of the bank's payment
 * page, `dashboard` that of the bank's data about the link, and `path` that of the link in the
 * portal.
 */
export function sentLink(
  bank: Bank,
  { account, payer = 'Pagador' }: { account?: AccountReference; payer?: string } = {},
) {
  const items = bankItems(bank, 2, account);
  const portal = window.location.origin;
  const inscription = inscribe(bank, {
    userId: '',
    debts: items,
    portal,
    key: createIdempotencyKey(),
  });
  const button = `${portal}/banco/?sessionid=${inscription.sessionid}`;
  const { id } = convertLink(bank, button);
  const dashboard = `${portal}/api/apiDashboardPago/dashboard/${id}`;
  notifyLink(
    bank,
    {
      correo: 'berta@ejemplo.cl,carlos@ejemplo.cl',
      link: `${portal}${emailPaymentPath(dashboard)}`,
      cantidad: items.map(({ amount }) => amount),
      codigo: items.map(({ invoiceId }) => invoiceId),
      codigoCarro: inscription.codigoCarro,
      linkId: id,
    },
    payer,
  );
  return { items, inscription, button, dashboard, path: emailPaymentPath(dashboard) };
}
