import { act, screen, waitFor, within } from '@testing-library/react';
import type { CartItem } from '../../api/cartItem.ts';
import { debtRemoved } from '../../store/cart/cartSlice.ts';
import { logoutRequested } from '../../store/session/sessionSlice.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { bankItems } from '../../test/cartInStorage.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { heading, openConfirmation } from '../../test/payJourney.tsx';
import { readQrCode } from '../../test/output/readQrCode.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Link de pago' }));
const button = (name: string) => dialog().getByRole('button', { name });
const counts = () =>
  ['inscribe', 'convertLink', 'notifyLink'].map((endpoint) => bank.requests(endpoint).length);
const open = () => bank.state.inscriptions.filter(({ estado }) => estado === 'ABIERTA');
const isCopied = () => dialog().findByText(/^Copiamos el link/);
/** Returns the URL of a link that the bank made, by default the first. */
const linkOf = (index = 0) =>
  `http://localhost:3000/pagoEmail?link=${encodeURIComponent(
    `http://localhost:3000/api/apiDashboardPago/dashboard/${bank.state.links[index]?.id}`,
  )}`;

async function openModal(
  options?: Parameters<typeof openConfirmation>[1],
  items?: CartItem[],
): Promise<App> {
  const app = await openConfirmation(items, options);
  putClipboard({ writeText: async (text: string) => void copied.push(text) });
  await app.user.click(screen.getByRole('button', { name: 'Enviar link de pago' }));
  await screen.findByRole('dialog', { name: 'Link de pago' });
  return app;
}

/** Replaces the browser's clipboard; with undefined the browser has none. */
function putClipboard(clipboard: object | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

/** The copied texts, the latest last. */
let copied: string[] = [];
beforeEach(() => {
  copied = [];
});

/** Fakes the system's share sheet, whose result is `answer()`; returns the list of shared data. */
function putShareSheet(answer: () => Promise<void> = () => Promise.resolve()): ShareData[] {
  const shared: ShareData[] = [];
  const sheet = (data: ShareData) => {
    shared.push(data);
    return answer();
  };
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  return shared;
}

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

describe('"Copiar link"', () => {
  it('puts the address of a link that opens and can be paid on the clipboard, without an e-mail or a mail, beside no "Compartir" if the system cannot share', async () => {
    const items = bankItems(bank.bank, 1);
    const { user, close } = await openModal(undefined, items);
    // The system of this test cannot share.
    expect(dialog().queryByRole('button', { name: 'Compartir' })).toBeNull();
    await user.click(button('Copiar link'));
    expect(await isCopied()).toBeVisible();
    expect(copied).toEqual([linkOf()]);
    expect(counts()).toEqual([1, 1, 0]);
    expect(bank.requests('inscribe')[0]?.body).toMatchObject({ userId: '' });
    // The mail is optional: its field shows no error.
    expect(screen.getByRole('textbox', { name: 'Correos electrónicos' })).not.toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expectNoAxeViolations();
    expect(bank.violations).toEqual([]);

    const { pathname, search } = new URL(copied[0] ?? '');
    await close();
    await renderApp({ url: `${pathname}${search}` });
    await heading('Pago por correo');
    expect(await screen.findByRole('list', { name: 'Cuentas' })).toHaveTextContent(
      items[0]?.invoiceId ?? '',
    );
  });

  it.each([
    ['the browser refuses it', { writeText: () => Promise.reject(new DOMException('no')) }],
    ['there is no clipboard', undefined],
  ])('shows the link in a field, selected, if %s', async (_why, clipboard) => {
    const { user } = await openModal();
    putClipboard(clipboard);
    await user.click(button('Copiar link'));
    const field = await dialog().findByRole<HTMLInputElement>('textbox', { name: 'Link de pago' });
    expect(field).toHaveValue(linkOf());
    expect(field).toHaveAttribute('readonly');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, linkOf().length]);
    expect(dialog().getByText(/no nos dejó copiarlo/)).toBeVisible();
    await expectNoAxeViolations();
  });
});

describe('"Compartir"', () => {
  it('shows the link if the press was too long ago, shares it at the next one, and shows nothing when the payer closes the system’s sheet', async () => {
    const answers = [
      () => Promise.reject(new DOMException('late', 'NotAllowedError')),
      () => Promise.resolve(),
      () => Promise.reject(new DOMException('left', 'AbortError')),
    ];
    const shared = putShareSheet(() => answers.shift()?.() ?? Promise.resolve());
    const { user } = await openModal();
    await user.click(button('Compartir'));
    expect(await dialog().findByRole('textbox', { name: 'Link de pago' })).toHaveValue(linkOf());
    await user.click(button('Compartir'));
    expect(await dialog().findByText('Compartiste el link.')).toBeVisible();
    expect(shared).toHaveLength(2);
    await user.click(button('Compartir'));
    await waitFor(() => expect(shared).toHaveLength(3));
    expect(dialog().queryByRole('textbox', { name: 'Link de pago' })).toBeNull();
    expect(dialog().queryByText('Compartiste el link.')).toBeNull();
    expect(counts()).toEqual([1, 1, 0]);
  });
});

describe('T01 one inscription', () => {
  it('serves the copy, the share sheet and the mail of a modal, and the code, which "Mostrar código QR" draws and hides', async () => {
    const shared = putShareSheet();
    const { user, store } = await openModal();
    await user.tripleClick(button('Copiar link'));
    await isCopied();
    await user.click(button('Mostrar código QR'));
    const code = await dialog().findByRole('img', { name: 'Código QR del link de pago' });
    expect(readQrCode(code)).toBe(linkOf());
    expect(button('Mostrar código QR')).toHaveAttribute('aria-expanded', 'true');
    await expectNoAxeViolations();
    await user.click(button('Mostrar código QR'));
    expect(screen.queryByRole('img', { name: 'Código QR del link de pago' })).toBeNull();
    await user.click(button('Compartir'));
    expect(await dialog().findByText('Compartiste el link.')).toBeVisible();
    expect(shared).toEqual([{ title: 'Link de pago', url: linkOf() }]);
    await user.click(screen.getByRole('textbox', { name: 'Correos electrónicos' }));
    await user.paste('a@x.cl');
    await user.click(button('Enviar Link'));
    await dialog().findByText('El link fue generado y enviado exitosamente');
    expect(counts()).toEqual([1, 1, 1]);
    expect(bank.requests('notifyLink')[0]?.body).toMatchObject({ link: linkOf() });
    expect(open()).toHaveLength(1);
    expect(store.getState().cart.items).toHaveLength(2);
    expect(bank.violations).toEqual([]);
  });

  it('is not used for another cart: a copied link stays unchanged', async () => {
    const { user, store } = await openModal();
    await user.click(button('Mostrar código QR'));
    await dialog().findByRole('img', { name: 'Código QR del link de pago' });
    const [item] = store.getState().cart.items;
    act(() => void store.dispatch(debtRemoved(item as CartItem)));
    expect(screen.queryByRole('img', { name: 'Código QR del link de pago' })).toBeNull();
    expect(dialog().getByText(/^Tu carro cambió: el link que compartiste sigue/)).toBeVisible();
    await user.click(button('Copiar link'));
    await isCopied();
    expect(copied).toEqual([linkOf(1)]);
    expect(open().map(({ lines }) => lines.length)).toEqual([2, 1]);
  });
});

describe('a link that cannot be made', () => {
  it.each([
    ['the inscription', 'inscribe'],
    ['the conversion', 'convertLink'],
  ])('ends in the fourth step when %s fails, like a mailed one', async (_what, endpoint) => {
    bank.setFault({ kind: 'error500' }, endpoint);
    const { user } = await openModal();
    await user.click(button('Copiar link'));
    expect(await dialog().findByText('Hubo un problema al generar el link')).toBeVisible();
    expect(dialog().getByText('Por favor intenta más tarde')).toBeVisible();
    expect(button('Volver al Portal')).toHaveFocus();
    expect(await screen.findByText(/^No pudimos generar el link de pago\. \S/)).toBeVisible();
    expect(bank.requests('notifyLink')).toHaveLength(0);
  });
});

it('T09 the link of a session that ended meanwhile is neither copied nor kept', async () => {
  const { user, store } = await openModal(await payerStorage());
  const { release } = holdCalls('/apiDashboardPago/convierte-link');
  await user.click(button('Copiar link'));
  expect(await dialog().findByText('Generando el link…')).toBeVisible();
  await user.keyboard('{Escape}');
  act(() => void store.dispatch(logoutRequested('logout')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  release();
  await waitFor(() => expect(bank.requests('convertLink')).toHaveLength(1));
  expect(store.getState().paymentLink).toEqual({ step: 'form', emails: '', isMaking: false });
});
