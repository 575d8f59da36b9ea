import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '../../config/paths.ts';
import { openAccounts, paysDebts } from '../../test/accountsPage.tsx';
import {
  untilAnswered,
  describeFaults,
  everyFault,
  fine,
  shownText,
  oneLacks,
  silence,
} from '../../test/faults/faults.ts';
import type { Situation } from '../../test/faults/faults.ts';
import { press, reading, sending } from '../../test/faults/faultScreens.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { openPayments, paymentRows } from '../../test/paymentsPage.tsx';
import { bank, renderApp } from '../../test/renderApp.tsx';

const open = async (url: string) => renderApp({ url, ...(await payerStorage()) });

/**
 * Describes a payer's screen that loads data when it opens; `text` appears once the data is
 * loaded.
 */
const screenOf = (call: string, url: string, text: string | RegExp): Situation => ({
  ...reading(
    call,
    () => open(url),
    () => screen.queryAllByText(text)[0],
  ),
  asPayer: true,
});

const forms: Record<string, Parameters<typeof sending>[1]> = {
  updateUser: {
    async open() {
      await open(paths.profile);
      await screen.findByLabelText('Nombre');
    },
    typed: { Nombre: 'Antonieta', Teléfono: '912345678' },
    button: 'Guardar cambios',
    isTaken: () => screen.queryByText('Tus datos fueron actualizados.'),
  },
  deleteUser: {
    async open() {
      await open(paths.profile);
      fireEvent.click(await screen.findByText('Eliminar mi usuario'));
      await screen.findByRole('textbox', { name: 'Escribe ELIMINAR para confirmar' });
    },
    typed: { 'Escribe ELIMINAR para confirmar': 'ELIMINAR' },
    button: 'Eliminar mi usuario',
    isTaken: () => screen.queryByText('Ingresar'),
  },
  renameAccount: {
    async open() {
      await openAccounts();
      fireEvent.click(screen.getByRole('button', { name: 'Editar Agua casa' }));
      await screen.findByRole('textbox', { name: 'Alias' });
    },
    typed: { Alias: 'Agua de la casa' },
    button: 'Guardar',
    isTaken: () => document.querySelector('[role=dialog]') === null,
  },
  addAccount: {
    async open() {
      await open(paths.addAccount);
      fireEvent.click(await screen.findByText('Luz Canelo'));
      await screen.findByLabelText('Alias');
    },
    typed: { 'Identificador de servicio': '40506071', Alias: 'Mi luz' },
    button: 'Guardar cuenta',
    isTaken: () => screen.queryByText('Cuenta guardada.'),
  },
};
const form = (call: keyof typeof forms): Situation => ({
  ...sending(call, forms[call] ?? raise(call)),
  asPayer: true,
});
function raise(call: string): never {
  throw new Error(`no form sends ${call}`);
}

/** Removes an account; after a failure the list shows it again unless the bank removed it. */
const removing: Situation = {
  asPayer: true,
  answersNothing: true,
  async begin() {
    await openAccounts();
    return async () => {
      const [button = document.body] = screen.getAllByLabelText(/^Quitar /);
      const name = button.getAttribute('aria-label') ?? '';
      await untilAnswered('deleteAccount', async () => fireEvent.click(button));
      const said = await shownText(() => screen.queryByText(/^Quitaste /));
      for (const close of screen.queryAllByLabelText('Cerrar aviso')) fireEvent.click(close);
      await waitFor(() => expect(screen.queryByLabelText('Cerrar aviso')).toBeNull());
      const isKept = bank.state.accounts['u-1']?.some(({ alias }) => name === `Quitar ${alias}`);
      if (said !== '') expect(screen.queryByLabelText(name) !== null).toBe(isKept);
      return said;
    };
  },
};

/**
 * Opens the payer's page, which shows the name of the user profile that the bank assigned to the
 * payer. If that name does not load, the page leaves it out and shows no message.
 */
const profileName: Situation = {
  words: silence,
  asPayer: true,
  async begin() {
    let app: Awaited<ReturnType<typeof open>> | undefined;
    return async () => {
      await app?.close();
      await untilAnswered('getProfile', async () => {
        app = await open(paths.profile);
      });
      return shownText(() => screen.queryByLabelText('Nombre'));
    };
  },
};

/** Downloads a file of the payments; the list on the screen stays unchanged after a failure. */
const downloading = (call: string, button: string): Situation => ({
  asPayer: true,
  async begin() {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await openPayments();
    await paymentRows();
    return async () => {
      await untilAnswered(call, () => press(button));
      const said = await shownText(() => screen.queryByText(/^Listo: descargamos cartola-/));
      if (said !== '') expect(await paymentRows()).toHaveLength(15);
      return said;
    };
  },
});

describeFaults('payer', {
  'getUserInfo (profile)': screenOf('getUserInfo', paths.profile, 'Guardar cambios'),
  getProfile: profileName,
  updateUser: { ...form('updateUser'), answersNothing: true },
  deleteUser: { ...form('deleteUser'), answersNothing: true },
  getAccounts: {
    ...screenOf('getAccounts', paths.accounts, /^Por pagar/),
    leftOut: /^1 cuenta no se pudo mostrar\./,
  },
  'consultDebts (accounts)': screenOf('consultDebts', paths.accounts, paysDebts),
  renameAccount: { ...form('renameAccount'), answersNothing: true },
  deleteAccount: removing,
  addAccount: {
    ...form('addAccount'),
    words: {
      ...everyFault(/^No alcanzamos a confirmar si tu cuenta quedó guardada/),
      404: /No encontrado\./,
    },
  },
  getPayerCategories: {
    ...screenOf('getPayerCategories', paths.addAccount, 'Luz Canelo'),
    words: oneLacks,
  },
  getPayerCompanies: {
    words: oneLacks,
    ...screenOf('getPayerCompanies', paths.addAccount, 'Luz Canelo'),
    leftOut: /^1 empresa no se pudo mostrar\./,
  },
  getPayments: {
    ...screenOf('getPayments', paths.payments, /^Ver comprobante/),
    leftOut: /^1 pago no se pudo mostrar\./,
  },
  getStatement: {
    ...downloading('getStatement', 'Descargar CSV'),
    leftOut: /^1 pago no se pudo leer y no está en el archivo\./,
  },
  downloadStatement: downloading('downloadStatement', 'Descargar PDF'),
  getConfiguration: {
    ...screenOf('getConfiguration', paths.report, 'Pagos por mes'),
    // The fault removes the first value of the configuration, which the report does not need.
    words: { 'missing field': fine },
    // The fault sends numbers for texts. The portal accepts numbers here, so no error is shown.
    skipped: ['wrong types'],
  },
  'getReceiptPage (report)': {
    ...screenOf('getReceiptPage', paths.report, 'Pagos por mes'),
    // The report loads two pages, each with an unreadable payment, so the message is in the plural.
    leftOut: /^\d+ pagos no se pudieron mostrar\./,
  },
});
