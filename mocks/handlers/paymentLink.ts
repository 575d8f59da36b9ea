import { parseUrl } from '../../src/lib/parseUrl.ts';
import { array } from 'yup';
import { convertLink, notifyLink, openLink } from '../bank/links.ts';
import { refuseViolation } from '../bank/refusal.ts';
import type { SandboxSettings } from '../environment.ts';
import { endpointMaker } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { exactly, link, pesos, words } from './schemas.ts';

const address = String.raw`[^\s@,]+@[^\s@,]+\.[a-zA-Z]{2,}`;
const addresses = new RegExp(`^${address}(,${address})*$`);

/** Payment links: conversion, notice, and the dashboard they open (spec 7; bank contract). */
export function paymentLinkEndpoints(settings: SandboxSettings): Endpoint[] {
  const endpoint = endpointMaker(settings);
  const dashboards = '/apiDashboardPago/dashboard/';

  return [
    endpoint({
      name: 'convertLink',
      method: 'post',
      path: '/apiDashboardPago/convierte-link',
      access: 'any',
      body: exactly({ link: link() }),
      answer(bank, { body, url }) {
        const { id, referencia } = convertLink(bank, body.link);
        const api = url.href.slice(0, url.href.indexOf('/apiDashboardPago/'));
        const empty = bank.state.scenario.emptyLink;
        return { url: empty ? '' : `${api}${dashboards}${id}`, referencia };
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
      answer(bank, { body }) {
        const target = parseUrl(body.link);
        if (target?.pathname !== '/pagoEmail' || !target.searchParams.has('link')) {
          refuseViolation('link debe ser la URL de /pagoEmail del portal.');
        }
        notifyLink(bank, body);
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
