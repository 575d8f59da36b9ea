import type { Bank } from '../bank/bank.ts';
import { demoPassword } from '../bank/demo.ts';
import { convertLink } from '../bank/links.ts';
import { issueGuestToken, login } from '../bank/sessions.ts';
import { billed, inscribeDebts } from '../bank/testBank.ts';
import { sandboxSettings } from '../environment.ts';
import type { TestBank } from '../node.ts';
import { call, debtQuery, inscription } from '../testClient.ts';
import type { CallOptions, Reply } from '../testClient.ts';

/** Company codes of the sandbox. */
export const parent = sandboxSettings.PORTAL_PARENT_COMPANY;
export const child = sandboxSettings.PORTAL_CHILD_COMPANY;
/** The demo payer, as calls about a session name the payer. */
export const person = `empresa=${parent}&usuario=12345678-5`;
const accounts = '/apiGatewayCuentasPortal/cuentas/u-1';
/** The provider headers of ordinary mails and of link mails. */
export const mail = { 'MAIL-PROVIDER': sandboxSettings.PORTAL_MAIL_PROVIDER };
export const linkMail = { 'MAIL-PROVIDER': sandboxSettings.PORTAL_LINK_MAIL_PROVIDER };
const api = sandboxSettings.PORTAL_API_URL;
/** Where the portal of these tests stands. */
export const origin = 'http://localhost:3000';

const contact = {
  name: 'Ana',
  email: 'ana@ejemplo.cl',
  phone: '+56911112222',
  comment: 'Hola',
  uniqueNumber: '123',
  urlEmailContact: `${origin}/contacto`,
};
const newcomer = {
  nombre: 'Ana',
  apellidos: 'Soto',
  rut: '11222333-9',
  correo: 'ana@ejemplo.cl',
  telefono: '+56911112222',
  password: 'Secreta12',
};
const profile = {
  nombre: 'Ana',
  apellidos: 'Soto',
  correo: 'ana@ejemplo.cl',
  telefono: '+56911112222',
};
const receiptQuery = {
  tipo: 'Service',
  id: 'SRV-COMPROBANTE',
  tamano_pagina: 15,
  numero_pagina: 1,
  parametros: [{ id_filtro: 'FLT-REFERENCIA', valor: '20261120000001' }],
};

/** What a correct request may need to name. */
interface Prepared {
  guest: string;
  payer: string;
  button: string;
  dashboard: string;
  notice: object;
  water: object;
}

/** A guest's and a payer's token, an inscription of the guest, and its payment link; made in the bank, without HTTP. */
function prepare(bank: Bank): Prepared {
  const debts = billed(bank, 'aguas-lleuque-hogar', 'SERVICE_ID', '10203041');
  const { sessionid, codigoCarro } = inscribeDebts(bank, debts);
  const button = `${origin}/banco/?sessionid=${sessionid}`;
  const dashboard = `${api}/apiDashboardPago/dashboard/${convertLink(bank, button).id}`;
  const notice = {
    correo: 'a@ejemplo.cl,b@ejemplo.cl',
    link: `${origin}/pagoEmail?link=${encodeURIComponent(dashboard)}`,
    cantidad: debts.map(({ amount }) => amount),
    codigo: debts.map(({ invoiceId }) => invoiceId),
    compania: 'Aguas Lleuque',
    de: sandboxSettings.PORTAL_LINK_SENDER,
    codigoCarro,
    nombreCliente: 'Pagador',
  };
  return {
    guest: issueGuestToken(bank).access_token,
    payer: login(bank, 'pagador@ejemplo.cl', demoPassword).access_token,
    button,
    dashboard,
    notice,
    water: inscription(debts),
  };
}

/** A correct request to an endpoint. */
export type Correct = (prepared: Prepared) => [path: string, options?: CallOptions];

/** GET as a guest. */
export const get =
  (path: string): Correct =>
  () => [path];
/** POST as a guest. */
export const post =
  (path: string, body: unknown, headers: Record<string, string> = {}): Correct =>
  () => [path, { body, headers }];
/** The same as the demo payer. */
export const asPayer =
  (correct: Correct, method?: CallOptions['method']): Correct =>
  (prepared) => {
    const [path, options] = correct(prepared);
    return [path, { token: prepared.payer, ...options, ...(method && { method }) }];
  };

/** A correct request to each endpoint; a guest's unless it says otherwise. */
const correctCalls: Record<string, Correct> = {
  getGuestToken: () => [
    '/basic/token-guest',
    { token: null, body: { credentials: sandboxSettings.PORTAL_CREDENTIALS } },
  ],
  login: post(`/basic/token/${child}`, { correo: 'pagador@ejemplo.cl', password: demoPassword }),
  getUserInfo: asPayer(get('/gestion_usuario/userinfo')),
  getProfile: asPayer(get('/apiportal/perfiles/pagador')),
  getPolicy: asPayer(get('/apiportal/politica/estandar/politica')),
  getLastLogin: asPayer(get(`/gestion_usuario/ultimo_login?${person}`)),
  getPasswordState: asPayer(get(`/gestion_usuario/estado_clave?${person}`)),
  closePreviousSession: asPayer(get('/gestion_usuario/sesion_anterior'), 'PUT'),
  refreshToken: asPayer(get(`/gestion_usuario/refrescar_token?${person}`)),
  logout: asPayer(get(`/gestion_usuario/logout?${person}&evento=close`)),
  keepAlive: asPayer(get('/gestion_usuario/keepalive')),
  register: post(`/apiportal/v1/usuariopp/${child}`, newcomer),
  updateUser: asPayer(post(`/apiportal/v1/usuariopp/${child}/12345678-5/`, profile), 'PUT'),
  deleteUser: asPayer(get(`/apiportal/v1/usuariopp/${child}/12345678-5/`), 'DELETE'),
  changePassword: asPayer(
    post('/gestion_usuario/cambiar_clave', {
      empresa: parent,
      usuario: '12345678-5',
      claveActual: demoPassword,
      claveNueva: 'Nueva2026',
    }),
  ),
  recoverPassword: post(`/gestion_usuario/recuperar_clave/${child}`, {
    correo: 'pagador@ejemplo.cl',
  }),
  getConfiguration: post('/apiri/configuracionGeneral/consultarConfiguraciones', [
    'collectorId',
    'otra',
  ]),
  getCategories: get('/businessCategories'),
  getCompanies: get('/companies'),
  getPayerCategories: asPayer(get('/auth/ApiContract/rubros')),
  getPayerCompanies: asPayer(get('/auth/apiconvenios/entidades/obtenerEntidadesValidas')),
  getImage: () => [`${origin}/api/images/luz-canelo.svg`, { headers: { 'X-TENANT': null } }],
  queryDebts: () => [
    '/ApiConsultaDeuda/consulta/',
    { body: debtQuery(['aguas-lleuque-hogar', { serviceId: '10203040' }]) },
  ],
  getAccounts: asPayer(get(`${accounts}?pagina=1&numreg=5`)),
  addAccount: asPayer(
    post(accounts, {
      alias: 'Luz',
      contract: { id: 'luz-canelo-hogar', secondId: '01' },
      reference: { serviceId: '40506071' },
    }),
  ),
  updateAccount: asPayer(post(`${accounts}/a-1`, { alias: 'Otra' }), 'PUT'),
  deleteAccount: asPayer(get(`${accounts}/a-1`), 'DELETE'),
  inscribe: ({ water }) => ['/apiDashboardPago/inscripcion', { body: water }],
  registerPayerEmail: ({ button }) => [
    button.replace('/banco/', '/Dashboard/icp') + '&cp=ana@ejemplo.cl',
  ],
  convertLink: ({ button }) => ['/apiDashboardPago/convierte-link', { body: { link: button } }],
  notifyLink: ({ notice }) => [
    '/apiDashboardPago/notifica-link',
    { body: notice, headers: linkMail },
  ],
  getPaymentLink: ({ dashboard }) => [dashboard],
  sendContactMail: post(
    '/apiMail/send/confmail/contacto-visita',
    { destinatarios: ['ana@ejemplo.cl'], paramreplace: contact },
    mail,
  ),
  sendContactNotice: post('/apiMail/send/confmail/contacto-mesa', { paramreplace: contact }, mail),
  sendReceipt: post(
    '/apiri/enviaMail/enviaComprobante',
    { mail: 'ana@ejemplo.cl', valor: '<p>Hola</p>' },
    mail,
  ),
  getPayments: get('/payments?referencia=20261120000001'),
  getReceiptEntries: post('/apiReportePago/generic/get-comprobante-pago', receiptQuery),
  getStatement: asPayer(
    get('/auth/apiReportePago/cartola?userId=u-1&from=2026-01-01&to=2026-11-20'),
  ),
  downloadStatement: asPayer(
    get('/auth/apiReportePago/cartola/descarga?userId=u-1&from=&to=&formato=pdf'),
  ),
};

/** The correct request to an endpoint. */
export function correctCall(name: string): Correct {
  const correct = correctCalls[name];
  if (!correct) throw new Error(`No correct call for ${name}`);
  return correct;
}

/** Sends correct requests to a bank, as a guest unless they say otherwise, changed in the given parts. */
export function createSender(testBank: TestBank) {
  return (correct: Correct, change: CallOptions = {}): Promise<Reply> => {
    const prepared = prepare(testBank.bank);
    const [path, options = {}] = correct(prepared);
    return call(path, {
      token: prepared.guest,
      ...options,
      ...change,
      headers: { ...options.headers, ...change.headers },
    });
  };
}
