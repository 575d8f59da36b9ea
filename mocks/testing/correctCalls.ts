import { demoPassword } from '../bank/demo.ts';
import type { Inscription } from '../bank/state.ts';
import { sandboxSettings } from '../bank/environment.ts';
import { debtQuery, newKey } from './testClient.ts';
import {
  asPayer,
  child,
  contactMail,
  get,
  linkMail,
  mail,
  origin,
  parent,
  person,
  post,
} from './testCalls.ts';
import type { Correct } from './testCalls.ts';

const accounts = '/apiGatewayCuentasPortal/cuentas/u-1';
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
const receiptQuery = ({ referencia }: Inscription) => ({
  tipo: 'Service',
  id: 'SRV-COMPROBANTE',
  tamano_pagina: 15,
  numero_pagina: 1,
  parametros: [{ id_filtro: 'FLT-REFERENCIA', valor: referencia }],
});

/** A correct request to each endpoint, keyed by the endpoint's name. */
const correctCalls: Record<string, Correct> = {
  issueGuestToken: () => [
    '/basic/token-guest',
    { token: null, body: { credentials: sandboxSettings.PORTAL_CREDENTIALS } },
  ],
  login: post(`/basic/token/${child}`, { correo: 'pagador@ejemplo.cl', password: demoPassword }),
  getUserInfo: asPayer(get('/gestion_usuario/userinfo')),
  getProfile: asPayer(get('/apiportal/perfiles/pagador')),
  getPolicy: asPayer(get('/apiportal/politica/estandar/politica')),
  getLastLogin: asPayer(get(`/gestion_usuario/ultimo_login?${person}`)),
  getPasswordState: asPayer(get(`/gestion_usuario/estado_clave?${person}`)),
  closeOtherSession: asPayer(get('/gestion_usuario/sesion_anterior'), 'PUT'),
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
  consultDebts: () => [
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
  renameAccount: asPayer(post(`${accounts}/a-1`, { alias: 'Otra' }), 'PUT'),
  deleteAccount: asPayer(get(`${accounts}/a-1`), 'DELETE'),
  inscribe: ({ water }) => ['/apiDashboardPago/inscripcion', { body: water, headers: newKey() }],
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
    contactMail,
  ),
  sendContactNotice: post(
    '/apiMail/send/confmail/contacto-mesa',
    { paramreplace: contact },
    contactMail,
  ),
  sendReceipt: ({ receipt }) => [
    '/apiri/enviaMail/enviaComprobante',
    { body: { mail: 'ana@ejemplo.cl', valor: receipt }, headers: mail },
  ],
  getPayments: get('/payments?referencia=20261120000001'),
  getReceiptPage: ({ paid }) => [
    '/apiReportePago/generic/get-comprobante-pago',
    { body: receiptQuery(paid), headers: { 'X-PAYMENT-KEY': paid.codigoCarro } },
  ],
  getStatement: asPayer(
    get('/auth/apiReportePago/cartola?userId=u-1&from=2026-01-01&to=2026-11-20'),
  ),
  downloadStatement: asPayer(
    get('/auth/apiReportePago/cartola/descarga?userId=u-1&from=&to=&formato=pdf'),
  ),
};

export function correctCall(name: string): Correct {
  const correct = correctCalls[name];
  if (!correct) throw new Error(`No correct call for ${name}`);
  return correct;
}
