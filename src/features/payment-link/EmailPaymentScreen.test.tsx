import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CartItem } from '../../api/cartItem.ts';
import { formatPesos, sumAmounts } from '../../lib/money.ts';
import { clip } from '../../lib/text/plainText.ts';
import { emailPaymentPath } from '../../config/paths.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { foreignLinks } from '../../test/values/foreignLinks.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { comeBack, heading, payButton } from '../../test/payJourney.tsx';
import { sentLink } from '../../test/paymentLink.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { tableRows } from '../../test/runs.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { paymentAnswered, samplePayment } from '../../test/sampleReceipt.ts';
import { storedCart } from '../../test/cartInStorage.ts';

const expectAdvice = () =>
  expect(screen.getByRole('link', { name: '¿No esperabas este link?' })).toHaveAttribute(
    'href',
    '/preguntas#correos-y-links-del-portal',
  );
const list = () => screen.findByRole('list', { name: 'Cuentas' });
const totalOf = (items: readonly CartItem[]) => formatPesos(sumAmounts(items));
const receipts = () => bank.outbox.filter(({ kind }) => kind === 'comprobante');

async function open(url: string, options = {}) {
  const app = await renderApp({ url, ...options });
  await heading('Pago por correo');
  return app;
}

it('a page without a link explains it, and leads to the cart', async () => {
  const { user } = await open('/pagoEmail');
  expect(screen.getByText(/links que llegan por correo/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ir al carro' }));
  await heading('Carro de cuentas');
  expect(bank.requests('getPaymentLink')).toHaveLength(0);
});

describe('a due link', () => {
  it('T18 shows a loading message for a slow dashboard, then its sender, the company, the accounts and the total, and advice to a visitor who did not expect it', async () => {
    const { path, items } = sentLink(bank.bank, { payer: 'Antonia Rojas' });
    const { release } = holdCalls('/apiDashboardPago/dashboard/*');
    await open(path);
    expect(await screen.findByText('Abriendo el link de pago…')).toBeInTheDocument();
    release();
    const lines = items.map(({ invoiceId, amount }) => `${invoiceId}${formatPesos(amount)}`);
    // All bills belong to the same contract, which is named once.
    const contract = `Aguas Lleuque${items[0]?.contract_name}`;
    expect((await list()).textContent).toBe(`${contract}${lines.join('')}`);
    expect(screen.getByText('Antonia Rojas')).toBeVisible();
    expectAdvice();
    expect(screen.getByRole('button', { name: `Pagar ${totalOf(items)}` })).toBeEnabled();
    await expectNoAxeViolations();
    expect(bank.requests('getPaymentLink')).toHaveLength(1);
    expect(bank.violations).toEqual([]);
  });

  it('names the motorway of each account when they are several', async () => {
    const account = { contractId: 'tag-unido-total', kind: 'SERVICE_ID', value: 'KX4521' } as const;
    const { path, items } = sentLink(bank.bank, { account });
    await open(path);
    for (const { company, contract_name } of items.slice(1)) {
      expect(await list()).toHaveTextContent(`${company.name}${contract_name}`);
    }
  });

  it.each([
    'Llama al 600 123 4567: tu cuenta está bloqueada',
    'banco.cl te pide tu clave en www.otro.cl',
    'Urgente! Paga ya',
    'A'.repeat(80),
  ])(
    'no sender is shown for the name «%s», which could be a text on the portal’s page',
    async (payer) => {
      const { path } = sentLink(bank.bank, { payer });
      await open(path);
      await list();
      expect(screen.getByText(/^Te enviaron/)).toBeVisible();
      expect(document.body).not.toHaveTextContent(payer);
    },
  );

  it('T01 leaves once for the button in the dashboard, without an inscripcion or ICP call, and again when the browser shows the page again, as after «back» from the bank', async () => {
    const { path, button } = sentLink(bank.bank);
    const { user, left } = await open(path);
    await list();
    await user.tripleClick(payButton());
    expect(left).toEqual([button]);
    expect(payButton()).toHaveAttribute('aria-busy', 'true');
    expect(bank.requests('inscribe')).toHaveLength(0);
    expect(bank.requests('registerPayerEmail')).toHaveLength(0);

    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(payButton()).not.toHaveAttribute('aria-busy'));
    await user.click(payButton());
    expect(left).toHaveLength(2);
  });

  it('T06 once paid mails the receipt once, to the address at the bank', async () => {
    const { path, items } = sentLink(bank.bank);
    const cart = storedCart(items.slice(0, 1));
    const app = await open(path, { local: { cart } });
    await list();
    await app.user.click(payButton());
    const back = await comeBack(app, 'approve');
    await heading('Pago exitoso');
    await waitFor(() => expect(receipts()).toHaveLength(1));
    expect(receipts()[0]?.to).toEqual(['berta@ejemplo.cl']);
    // Paid bills are also removed from the payer's own cart.
    expect(back.store.getState().cart.items).toEqual([]);

    await back.close();
    await open(path);
    expect(await screen.findByText('Este link ya fue pagado')).toBeVisible();
    expect(receipts()).toHaveLength(1);
  });

  it.each([
    ['abandon', 'Estamos verificando tu pago'],
    ['reject', 'Pago rechazado'],
  ] as const)('can be tried again after «%s»', async (choice, title) => {
    const { path } = sentLink(bank.bank);
    const app = await open(path);
    await list();
    await app.user.click(payButton());
    const back = await comeBack(app, choice);
    await heading(title);
    await back.user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
    await heading('Pago por correo');
    await list();
    await back.user.click(payButton());
    expect(back.left).toEqual([expect.stringContaining('/banco/?sessionid=')]);
  });

  it('T04 is not offered again while its payment is pending', async () => {
    bank.setScenario({ pendingSeconds: null });
    const { path, inscription } = sentLink(bank.bank);
    const app = await open(path);
    await list();
    await app.user.click(payButton());
    const back = await comeBack(app, 'leavePending');
    await heading('Pago pendiente');
    await back.close();
    const again = await open(path);
    expect(await screen.findByText('Este pago está en proceso')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument();
    // The store gets the outcome of a payment made in another tab; this tab sends no request.
    act(
      () =>
        void again.store.dispatch(
          paymentAnswered(samplePayment({ reference: inscription.referencia, items: [] })),
        ),
    );
    expect(await screen.findByText('Este link ya fue pagado')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument();
    await again.user.click(screen.getByRole('link', { name: 'Ver comprobante' }));
    expect(window.location.search).toBe(`?referencia=${inscription.referencia}`);
  });
});

describe('a link that can no longer be paid', () => {
  it('shows that it was paid, the receipt, and advice to a visitor who did not expect the link; this browser mails none', async () => {
    const { path, button, inscription } = sentLink(bank.bank);
    bank.decide(button, 'approve');
    const { user } = await open(path);
    expect(await screen.findByText('Este link ya fue pagado')).toBeVisible();
    expect(await list()).toBeVisible();
    expectAdvice();
    expect(screen.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ver comprobante' }));
    await heading('Pago exitoso');
    expect(window.location.search).toBe(`?referencia=${inscription.referencia}`);
    expect(receipts()).toHaveLength(0);
  });

  it('shows that it has expired, and advice to a visitor who did not expect it', async () => {
    const { path } = sentLink(bank.bank);
    for (const link of bank.state.links) link.expiresAt = 0;
    await open(path);
    expect(await screen.findByText('Este link venció')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Consultar una cuenta' })).toBeVisible();
    expectAdvice();
  });

  it('shows that the bank does not know it, in the portal’s words, because the link’s author could choose the bank’s', async () => {
    const words = 'Llama al 600 123 4567 y dicta tu clave';
    bank.use(
      http.get('*/apiDashboardPago/dashboard/*', () =>
        HttpResponse.json({ message: words }, { status: 404 }),
      ),
    );
    await open(emailPaymentPath('http://localhost:3000/api/apiDashboardPago/dashboard/otro'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El banco no reconoce este link de pago.',
    );
    expect(screen.queryByText(words, { exact: false })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });
});

it('T11 T33 a link to anything but a dashboard of the bank is refused with a message, and no request is sent', async () => {
  const stored = await payerStorage();
  const asked: string[] = [];
  bank.use(
    http.all('*', ({ request }) => {
      if (!/\/(token-guest|consultarConfiguraciones|avisos\.json|portal\.json)$/.test(request.url))
        asked.push(request.url);
    }),
  );
  const links = tableRows(foreignLinks);
  await open(emailPaymentPath(links[0] ?? ''), stored);
  const expectRefused = async (link = '') => {
    const alert = await screen.findByRole('alert');
    expect([link, alert.textContent]).toEqual([
      link,
      expect.stringContaining('Este link no pertenece al banco.'),
    ]);
    expect([link, asked]).toEqual([link, []]);
  };
  await expectRefused(links[0]);
  await expectNoAxeViolations();
  const go = (url: string) =>
    act(() => {
      window.history.pushState(null, '', url);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  for (const link of links.slice(1)) {
    go('/pagoEmail');
    expect(await screen.findByText(/links que llegan por correo/)).toBeVisible();
    go(emailPaymentPath(link));
    await expectRefused(link);
  }
});

describe('T17 hostile words of the bank', () => {
  const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  const bidi = '\u202Eod\u2066agap\u202E';
  it.each([
    ['markup', markup],
    ['direction marks', bidi],
    ['a name of 10 kB', 'A'.repeat(10_000)],
    ['a formula', '=HYPERLINK("https://otro.cl")'],
    ['no name at all', ''],
  ])('stay text: %s', async (_what, words) => {
    const { path, dashboard, button } = sentLink(bank.bank);
    const item = sampleItem({
      invoiceId: words || 'F-1',
      contract_name: words,
      company: { name: words, image: words },
    });
    bank.use(
      http.get(dashboard, () =>
        HttpResponse.json({
          codigoCarro: 'llave-1',
          referencia: 'r-1',
          estado: 'PENDIENTE',
          compania: words,
          nombreCliente: words,
          total: item.amount,
          cuentas: [item],
          url: button,
        }),
      ),
    );
    await open(path);
    expect((await list()).textContent).toContain(clip(words));
    expect(document.querySelector('main')?.textContent?.length).toBeLessThan(2000);
    expect(document.querySelector('main script, main img[src="x"], main a[href*="otro"]')).toBe(
      null,
    );
    expect(payButton()).toHaveAccessibleName(`Pagar ${formatPesos(item.amount)}`);
  });

  it.each([
    ['another total than its accounts', [sampleItem({ amount: 100 })], 999],
    ['nothing to pay', [], 0],
  ])('T05 a link with %s is an unreadable answer', async (_what, cuentas, total) => {
    expectConsole(/^getPaymentLink: la respuesta no cumple el contrato/);
    const { path, dashboard, button } = sentLink(bank.bank);
    const link = {
      codigoCarro: 'llave-1',
      referencia: 'r-1',
      estado: 'PENDIENTE',
      compania: '',
      nombreCliente: '',
    };
    bank.use(
      http.get(dashboard, () => HttpResponse.json({ ...link, total, cuentas, url: button })),
    );
    await open(path);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El banco entregó una respuesta que no pudimos leer.',
    );
    expect(screen.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/banco/', 'https://otro.cl/?sessionid=1'])(
    'T32 a payment button that leads to %j is not shown',
    async (url) => {
      expectConsole(/^getPaymentLink: la respuesta no cumple el contrato en url/);
      const { path, dashboard, items, inscription } = sentLink(bank.bank);
      bank.use(
        http.get(dashboard, () =>
          HttpResponse.json({
            codigoCarro: 'llave-1',
            referencia: inscription.referencia,
            estado: 'PENDIENTE',
            compania: 'Aguas Lleuque',
            nombreCliente: 'Pagador',
            total: 1,
            cuentas: items,
            url,
          }),
        ),
      );
      await open(path);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'No reconocemos la página de pago como del banco',
      );
      expect(screen.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument();
    },
  );

  it.each([
    ['PAGADO', 'Este link ya fue pagado'],
    ['VENCIDO', 'Este link venció'],
  ])('needs no payment button once it is %s', async (estado, words) => {
    const { path, dashboard, items, inscription } = sentLink(bank.bank);
    bank.use(
      http.get(dashboard, () =>
        HttpResponse.json({
          codigoCarro: 'llave-1',
          referencia: inscription.referencia,
          estado,
          compania: 'Aguas Lleuque',
          nombreCliente: 'Pagador',
          total: sumAmounts(items),
          cuentas: items,
          url: null,
        }),
      ),
    );
    await open(path);
    expect(await screen.findByText(words)).toBeVisible();
  });
});

it('T18 a link opens with a retry after a failure, also of a bank that is only busy', async () => {
  const { path } = sentLink(bank.bank);
  bank.setFault({ kind: 'error500' }, 'getPaymentLink');
  const { user } = await open(path);
  expect(await screen.findByRole('alert')).toHaveTextContent(/no está disponible/);
  bank.clearFaults();
  let busy = 0;
  bank.use(
    http.get(
      '*/apiDashboardPago/dashboard/*',
      () => {
        busy += 1;
        return HttpResponse.json({ message: 'Too many requests' }, { status: 429 });
      },
      { once: true },
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(busy).toBe(1));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no está disponible/);
  expect(screen.queryByRole('list', { name: 'Cuentas' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await list()).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('T33 a 401 of the dashboard ends no session, because the link’s author could choose it', async () => {
  const { path } = sentLink(bank.bank);
  const stored = await payerStorage();
  bank.setFault({ kind: 'unauthorized401' }, 'getPaymentLink');
  const { user } = await open(path, stored);
  expect(await screen.findByRole('alert')).toHaveTextContent(/no está disponible/);
  bank.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await list()).toBeVisible();
  expect(sessionStorage.getItem('userData')).not.toBeNull();
  expect(bank.requests('logout')).toHaveLength(0);
});
