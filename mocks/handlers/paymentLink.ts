import { array } from 'yup';
import { convertLink, notifyLink, openLink } from '../bank/links.ts';
import { refuseViolation } from '../bank/refusal.ts';
import { fullName } from '../bank/users.ts';
import type { SandboxSettings } from '../bank/environment.ts';
import { endpointMaker } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { exactly, link, pesos, words } from './schemas.ts';

const address = String.raw`[^\s@,]+@[^\s@,]+\.[a-zA-Z]{2,}`;
const addresses = new RegExp(`^${address}(,${address})*$`);

const dashboards = '/apiDashboardPago/dashboard/';

/** Returns the base URL of the dashboards (the contents of payment links) from a call's URL. */
const dashboardsAt = ({ href }: URL) =>
  `${href.slice(0, href.indexOf('/apiDashboardPago/'))}${dashboards}`;

/**
 * Returns the id of the dashboard that a link opens. Refuses any URL but the portal's page with one
 * parameter, the URL of a dashboard of this bank.
 */
function namedDashboard(named: string, page: string, base: string): string {
  const dashboard = new URL(named).searchParams.get('link') ?? '';
  const isOwn = named === `${page}?link=${encodeURIComponent(dashboard)}`;
  if (!isOwn || !dashboard.startsWith(base)) refuseViolation('link no es del portal.');
  return dashboard.slice(base.length);
}

/**
 * Creates the endpoints that create a payment link, mail it, and return the dashboard that it
 * opens.
 */
export function paymentLinkEndpoints(settings: SandboxSettings): Endpoint[] {
  const endpoint = endpointMaker(settings);

  return [
    endpoint({
      name: 'convertLink',
      method: 'post',
      path: '/apiDashboardPago/convierte-link',
      access: 'any',
      body: exactly({ link: link() }),
      answer(bank, { body, url }) {
        const { id, referencia } = convertLink(bank, body.link);
        const empty = bank.state.scenario.emptyLink;
        return { url: empty ? '' : `${dashboardsAt(url)}${id}`, referencia };
      },
    }),
    endpoint({
      name: 'notifyLink',
      method: 'post',
      path: '/apiDashboardPago/notifica-link',
      access: 'any',
      mailProvider: settings.PORTAL_LINK_MAIL_PROVIDER,
      body: exactly({
        correo: words().matches(addresses),
        link: link(),
        cantidad: array(pesos()).min(1).required(),
        codigo: array(words()).min(1).required(),
        compania: words(),
        de: words().oneOf([settings.PORTAL_LINK_SENDER]),
        codigoCarro: words(),
        nombreCliente: words(),
      }),
      answer(bank, { body, portal, url, session, payer }) {
        const linkId = namedDashboard(body.link, `${portal}/pagoEmail`, dashboardsAt(url));
        const payerName = session.kind === 'payer' ? fullName(payer()) : undefined;
        notifyLink(bank, { ...body, linkId }, payerName);
        return {};
      },
    }),
    endpoint({
      name: 'getPaymentLink',
      method: 'get',
      path: `${dashboards}:id`,
      access: 'any',
      answer(bank, { params, buttonUrl }) {
        const { dashboard, sessionid } = openLink(bank, params['id'] ?? '');
        return { ...dashboard, url: buttonUrl(sessionid) };
      },
    }),
  ];
}
