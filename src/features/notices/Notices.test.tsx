import { act, screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { bankItems, storedCart } from '../../test/cartInStorage.ts';
import { goOffline } from '../../test/network.ts';
import { heading, reopen } from '../../test/payJourney.tsx';
import { bank, renderApp } from '../../test/renderApp.tsx';

const region = () => screen.findByRole('region', { name: 'Avisos' });
const noRegion = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Avisos' })).not.toBeInTheDocument());

const json = { 'Content-Type': 'application/json' };

let isAsked: Promise<unknown>;

/** Makes the host answer `/avisos.json`; `isAsked` resolves shortly after the answer. */
function serve(answer: () => Response): void {
  const arrival = Promise.withResolvers<undefined>();
  isAsked = arrival.promise;
  bank.use(
    http.get('*/avisos.json', () => {
      setTimeout(() => arrival.resolve(undefined), 50);
      return answer();
    }),
  );
}
const publish = (...notices: readonly object[]) => serve(() => HttpResponse.json(notices));

describe('a notice of the operator', () => {
  it('is shown on every page, by its level, without axe violations', async () => {
    publish({ text: 'Mantención el sábado.', level: 'warning' }, { text: 'Nuevo horario.' });
    const { user } = await renderApp({ url: '/preguntas' });
    expect(within(await region()).getAllByRole('status')).toHaveLength(2);
    expect(await region()).toHaveTextContent('Mantención el sábado.Nuevo horario.');
    await expectNoAxeViolations();
    await user.click(screen.getByRole('link', { name: 'Bases legales' }));
    await heading('Bases legales');
    expect(await region()).toHaveTextContent('Mantención el sábado.');
  });

  it('is hidden by its reader until the visit ends, also when the file is read again or a whole page is loaded; the focus passes on to the next one, and from the last one to the footer', async () => {
    publish({ text: 'Uno.' }, { text: 'Dos.' });
    const app = await renderApp();
    await app.user.click(within(await region()).getByRole('button', { description: 'Uno.' }));
    expect(screen.getByRole('button', { name: 'Ocultar aviso' })).toHaveFocus();
    expect(await region()).toHaveTextContent(/^Dos\.$/);

    const { comeBack } = await goOffline();
    publish({ text: 'Uno.' }, { text: 'Dos.' });
    await comeBack();
    await act(() => isAsked.then(() => undefined));
    expect(await region()).toHaveTextContent(/^Dos\.$/);

    const { user } = await reopen(app, '/contacto');
    expect(await region()).toHaveTextContent(/^Dos\.$/);
    await user.click(screen.getByRole('button', { name: 'Ocultar aviso' }));
    await noRegion();
    // In the document the footer comes before the notices.
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('link').at(-1)).toHaveFocus();
  });

  it('of invisible marks alone, or in another encoding, is none', async () => {
    allowConsole(/avisos\.json/);
    const texts = [
      '\u200B\u2060',
      '\u3164',
      '\u2800',
      '\u034F\u0301',
      '\uFE0F',
      ' \u00AD ',
      'Ma\uFFFDana.',
    ];
    publish(...texts.map((text) => ({ text })), { text: 'Dos.' });
    await renderApp();
    expect(await region()).toHaveTextContent(/^Dos\.$/);
    expect(within(await region()).getAllByRole('status')).toHaveLength(1);
  });

  it('of a company is shown where companies are chosen, and on the pages that show that company', async () => {
    publish({
      text: 'Aguas Lleuque no responde.',
      level: 'error',
      companies: ['AGUAS LLEUQUE S.A.'],
    });
    const { user } = await renderApp({
      local: { cart: storedCart(bankItems(bank.bank)) },
    });
    await region();
    await user.click(screen.getByRole('link', { name: 'Preguntas frecuentes' }));
    await heading('Preguntas frecuentes');
    await noRegion();
    await user.click(screen.getByRole('link', { name: 'Carro, 2 cuentas' }));
    expect(await region()).toBeVisible();
  });

  it('of a company is shown in its lookup, also if its debts do not load, and not in the lookup of another', async () => {
    publish(
      { text: 'Luz Canelo no responde.', companies: ['Luz Canelo'] },
      { text: 'Aguas Lleuque no responde.', companies: ['Aguas Lleuque'] },
    );
    const { user } = await renderApp({ url: '/consultarCuenta?empresa=aguas-lleuque' });
    await user.click(await screen.findByRole('textbox', { name: /servicio/ }));
    await user.paste('10203040');
    bank.setFault({ kind: 'error500' }, 'consultDebts');
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    await screen.findByText('No pudimos consultar tus deudas');
    expect(await region()).toHaveTextContent(/^Aguas Lleuque no responde\.$/);
  });

  it('begins and ends while the page is open', async () => {
    const now = Date.now();
    const iso = (seconds: number) => new Date(now + seconds * 1000).toISOString();
    publish({ text: 'Ahora.', from: iso(60), to: iso(120) });
    await renderApp();
    await act(() => isAsked);
    expect(screen.queryByRole('region', { name: 'Avisos' })).not.toBeInTheDocument();
    jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    await region();
    jest.spyOn(Date, 'now').mockReturnValue(now + 120_000);
    await noRegion();
  });

  it('that could not be read without a network is read once it is back', async () => {
    expectConsole(/generateToken > Error/, /^consultarConfiguraciones: /);
    let isReached = false;
    serve(() => (isReached ? HttpResponse.json([{ text: 'Hola.' }]) : HttpResponse.error()));
    const network = await goOffline();
    await renderApp();
    await screen.findByRole('status', { name: 'Sin conexión' });
    isReached = true;
    await network.comeBack();
    expect(await region()).toHaveTextContent('Hola.');
  });
});

describe('a file without valid notices', () => {
  it.each<[string, () => Response]>([
    ['is not there', () => new HttpResponse(null, { status: 404 })],
    [
      'is the page of a host that answers every path with it',
      () => HttpResponse.html('<h1>Hola</h1>'),
    ],
    ['is JSON under another type', () => HttpResponse.text('[{"text":"Hola."}]')],
    ['breaks off', () => new HttpResponse('[{"text":"Ho', { headers: json })],
    ['is huge', () => HttpResponse.json([{ text: 'Hola.' }, 'x'.repeat(60_000)])],
    [
      'redirects',
      () => new HttpResponse(null, { status: 302, headers: { Location: '/otro.json' } }),
    ],
    ['cannot be reached', () => HttpResponse.error()],
    ['comes with an error', () => HttpResponse.json([{ text: 'Hola.' }], { status: 500 })],
    ['is empty', () => new HttpResponse('', { headers: json })],
  ])('is ignored: it %s', async (_name, answer) => {
    serve(answer);
    await renderApp();
    await act(() => isAsked);
    expect(screen.queryByRole('region', { name: 'Avisos' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
