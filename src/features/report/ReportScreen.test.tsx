import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { findPayments, receiptEntries } from '../../../mocks/bank/payments.ts';
import type { ReceiptEntry } from '../../../mocks/bank/wire.ts';
import { makeReceiptEntry } from '../../../mocks/testing/make.ts';
import { firstOfMonth, inChile } from '../../lib/dates/days.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { digits } from '../../test/values/digitTexts.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { runs } from '../../test/runs.ts';

const url = '/inicio/reportePago';
const { day: today } = inChile(new Date());
/** Returns the first day of the month `monthsAgo` months ago. */
const firstDay = (monthsAgo: number) => firstOfMonth(today, -monthsAgo);
const usual = { from: firstDay(11), to: today };

const figure = () => screen.findByRole('figure', { name: 'Pagos por mes' });
const table = () => screen.getByRole<HTMLTableElement>('table', { name: 'Pagos por mes' });
const field = (name: 'Desde' | 'Hasta') => screen.getByRole('textbox', { name });
const rows = () =>
  [...table().rows].map((row) => [...row.cells].map(({ textContent }) => textContent));
const listed = () =>
  within(screen.getByRole('list', { name: 'Cuentas pagadas' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const sumOf = (entries: readonly ReceiptEntry[]) =>
  entries.reduce((sum, { id_Total_Pagado: { content } }) => sum + content, 0);
const openReport = async (query = '') => renderApp({ url: url + query, ...(await payerStorage()) });

interface Asked {
  id: string;
  tamano_pagina: number;
  numero_pagina: number;
  parametros: { id_filtro: string; valor: string }[];
}

/**
 * Makes the bank report these payments in pages of the requested size; `answer` may replace the
 * answer to a request. Returns the requests received so far.
 */
function reportThese(
  entries: readonly ReceiptEntry[],
  answer?: (asked: Asked) => Response | undefined | Promise<Response | undefined>,
) {
  const asked: Asked[] = [];
  bank.use(
    http.post<never, Asked>(
      '*/apiReportePago/generic/get-comprobante-pago',
      async ({ request }) => {
        const body = await request.json();
        asked.push(body);
        const { numero_pagina: page, tamano_pagina: size } = body;
        const registros = entries.slice((page - 1) * size, page * size);
        return (await answer?.(body)) ?? HttpResponse.json({ registros, total: entries.length });
      },
    ),
  );
  return asked;
}

/** Makes the bank answer with these values as its configuration. */
function configure(values: Record<string, string>) {
  bank.use(
    http.post('*/consultarConfiguraciones', () => HttpResponse.json(values), { once: false }),
  );
}
const configuration = { reportPaymentServiceId: 'S', reportsWebServiceFilterId: 'F' };

describe('the requests of the report', () => {
  it('are every page of the last twelve months, once, with the configured service', async () => {
    await openReport();
    await figure();
    const filters = { userId: 'u-1', ...usual };
    const entries = receiptEntries(findPayments(bank.bank, filters));
    expect(entries.length).toBeGreaterThan(45);
    const bodies = bank
      .requests('getReceiptPage')
      .map(({ body }) => body as { numero_pagina: number });
    // Several requests are pending at a time, and arrive in any order.
    expect(bodies.toSorted((one, other) => one.numero_pagina - other.numero_pagina)).toEqual(
      Array.from({ length: Math.ceil(entries.length / 15) }, (_, index) => ({
        tipo: 'Service',
        id: 'SRV-REPORTE',
        tamano_pagina: 15,
        numero_pagina: index + 1,
        parametros: ['u-1', usual.from, usual.to].map((valor) => ({
          id_filtro: 'FLT-REPORTE',
          valor,
        })),
      })),
    );
    expect(digits(rows().at(-1)?.at(-1))).toBe(sumOf(entries));
    expect(rows()).toHaveLength(14);
    expect(document.title).toMatch(/^Reporte de pagos/);
    expect(bank.violations).toEqual([]);
    await expectNoAxeViolations();
  });

  it('have the configured page size', async () => {
    configure({ ...configuration, registrosPorPaginaReporteDePagos: '4' });
    const asked = reportThese(Array.from({ length: 10 }, () => makeReceiptEntry()));
    await openReport();
    await figure();
    // The pages after the first are requested in parallel, so in any order.
    const pages = asked.toSorted((one, other) => one.numero_pagina - other.numero_pagina);
    expect(pages.map((each) => [each.id, each.tamano_pagina, each.numero_pagina])).toEqual([
      ['S', 4, 1],
      ['S', 4, 2],
      ['S', 4, 3],
    ]);
    expect(listed()).toHaveLength(4);
  });

  it('wait for the configuration, an error is shown if it names no report, and they are 15 at a time if it has no number', async () => {
    configure({ registrosPorPaginaReporteDePagos: '7' });
    const { user } = await openReport();
    expect(await screen.findByRole('alert')).toHaveTextContent(/no pudimos leer/);
    expect(bank.requests('getReceiptPage')).toEqual([]);
    configure(configuration);
    const asked = reportThese(Array.from({ length: 16 }, () => makeReceiptEntry()));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await figure();
    expect(asked.map(({ tamano_pagina }) => tamano_pagina)).toEqual([15, 15]);
  });
});

describe('the loading report', () => {
  it('has the side menu beside it, shows its skeleton and the number of loaded pages, and fetches again only a failed page', async () => {
    const release = Promise.withResolvers<undefined>();
    let fails = true;
    const asked = reportThese(
      Array.from({ length: 100 }, () => makeReceiptEntry()),
      async ({ numero_pagina: page }) => {
        if (page > 1) await release.promise;
        return page === 3 && fails
          ? HttpResponse.json({ message: 'Otra vez no.' }, { status: 409 })
          : undefined;
      },
    );
    const { user } = await openReport();
    const progress = await screen.findByRole('progressbar');
    expect(progress).toHaveTextContent('Cargando 1 de 7 páginas…');
    expect(screen.getByText('Cargando el reporte…')).toBeInTheDocument();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    const menu = within(screen.getByRole('navigation', { name: 'Menú lateral' }));
    const report = menu.getByRole('link', { name: 'Reporte de Pagos' });
    expect(report).toHaveAttribute('href', url);
    expect(report).toHaveAttribute('aria-current', 'page');
    expect(menu.getByRole('button', { name: 'Reembolsos' })).toBeDisabled();
    expect(menu.getByText('Otros')).toBeVisible();
    expect(menu.queryByRole('link', { name: 'Otros' })).not.toBeInTheDocument();

    release.resolve(undefined);
    expect(await screen.findByRole('alert')).toHaveTextContent('Otra vez no.');
    await expectNoAxeViolations();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await figure();
    expect(asked.filter(({ numero_pagina }) => numero_pagina === 1)).toHaveLength(1);
    expect(digits(rows().at(-1)?.at(-1))).toBe(100 * 25_990);
  });

  it('stops its requests when the payer leaves', async () => {
    const release = Promise.withResolvers<undefined>();
    const asked = reportThese(
      Array.from({ length: 300 }, () => makeReceiptEntry()),
      async ({ numero_pagina: page }) => {
        if (page > 1) await release.promise;
        return undefined;
      },
    );
    const { user, store } = await openReport();
    await screen.findByRole('progressbar');
    await user.click(screen.getByRole('button', { name: /Antonia/ }));
    await user.click(await screen.findByRole('link', { name: 'Mi perfil' }));
    await screen.findByRole('heading', { level: 1, name: 'Mi perfil' });
    await act(async () => release.resolve(undefined));
    await waitFor(() =>
      expect(
        Object.values(store.getState().bank?.queries ?? {}).map((query) => query?.endpointName),
      ).not.toContain('getReport'),
    );
    expect(asked).toHaveLength(7);
  });

  it('T09 shows every payment to a payer who opens it again', async () => {
    reportThese([makeReceiptEntry()]);
    const { user } = await openReport();
    await figure();
    await user.click(screen.getByRole('button', { name: /Antonia/ }));
    await user.click(await screen.findByRole('link', { name: 'Mi perfil' }));
    await screen.findByRole('heading', { level: 1, name: 'Mi perfil' });
    reportThese([makeReceiptEntry(), makeReceiptEntry()]);
    await user.click(screen.getByRole('link', { name: 'Reporte de Pagos' }));
    await figure();
    expect(listed()).toHaveLength(2);
  });
});

describe('an impossible report', () => {
  const enormous = { content: Number.MAX_SAFE_INTEGER };
  it.each<[string, ReceiptEntry[], number]>([
    ['fewer payments than it announces', [makeReceiptEntry()], 2],
    [
      'more pesos than a number holds',
      [1, 2].map(() => makeReceiptEntry({ id_Total_Pagado: enormous })),
      2,
    ],
  ])('T05 shows no figures of a bank that reports %s', async (_what, registros, total) => {
    reportThese(registros, () => HttpResponse.json({ registros, total }));
    await openReport();
    expect(await screen.findByRole('alert')).toHaveTextContent(/no pudimos leer/);
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

it('the report is refused if the bank repeats one page again and again', async () => {
  const registros = Array.from({ length: 15 }, () => makeReceiptEntry());
  const asked = reportThese(registros, () => HttpResponse.json({ registros, total: 27_000 }));
  await openReport();
  expect(await screen.findByRole('alert')).toHaveTextContent(/no pudimos leer/);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(asked.length).toBeLessThan(10);
});

it('the report stops its requests if the bank announces pages which it does not have, and "Reintentar" starts it again, because the payments may have become fewer', async () => {
  configure({ ...configuration, registrosPorPaginaReporteDePagos: '1' });
  const asked = reportThese(
    Array.from({ length: 8 }, () => makeReceiptEntry()),
    () =>
      asked.length === 1
        ? HttpResponse.json({ registros: [makeReceiptEntry()], total: 5000 })
        : undefined,
  );
  const { user } = await openReport();
  expect(await screen.findByRole('alert')).toHaveTextContent(/no pudimos leer/);
  // The first page, then two batches of six, the second of which has empty pages.
  expect(asked).toHaveLength(13);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await figure();
  expect(digits(rows().at(-1)?.at(-1))).toBe(8 * 25_990);
});

describe('the dates', () => {
  it('are read from the address, and written there when they change', async () => {
    const asked = reportThese([makeReceiptEntry()]);
    const { user } = await openReport(`?desde=${firstDay(2)}&hasta=${usual.to}`);
    await figure();
    expect(rows()).toHaveLength(5);
    expect(field('Desde')).toHaveValue(firstDay(2));
    await user.clear(field('Desde'));
    await user.type(field('Desde'), firstDay(5));
    await waitFor(() => expect(rows()).toHaveLength(8));
    expect(window.location.search).toBe(`?desde=${firstDay(5)}&hasta=${usual.to}`);
    expect(asked.at(-1)?.parametros.map(({ valor }) => valor)).toEqual([
      'u-1',
      firstDay(5),
      usual.to,
    ]);
    // No request was sent while the day was being typed.
    expect(new Set(asked.map(({ parametros }) => parametros[1]?.valor)).size).toBe(2);

    await user.click(screen.getByRole('link', { name: 'Reporte de Pagos' }));
    await waitFor(() => expect(field('Desde')).toHaveValue(usual.from));
    await waitFor(() => expect(rows()).toHaveLength(14));
  });

  it('T28 show their error, and the last valid figure stays; that of invalid dates in an address has the default twelve months', async () => {
    const asked = reportThese([makeReceiptEntry()]);
    const { user } = await openReport('?desde=ayer');
    await figure();
    expect(field('Desde')).toHaveValue('ayer');
    expect(field('Desde')).toBeInvalid();
    expect(rows()).toHaveLength(14);
    expect(asked.map(({ parametros }) => parametros[1]?.valor)).toEqual([usual.from]);

    await user.clear(field('Desde'));
    await user.paste(firstDay(2));
    await waitFor(() => expect(rows()).toHaveLength(5));
    const [from, to] = [field('Desde'), field('Hasta')];
    for (const [name, text, words] of [
      ['Desde', '', /Por favor, ingresa una fecha/],
      ['Desde', '2026-02-30', /2026-02-30 no existe/],
      ['Desde', '2019-01-01', /no puede ser anterior al/],
      ['Hasta', '2019-01-01', /no puede ser anterior al/],
      ['Hasta', '2999-12-31', /no puede ser posterior al/],
      ['Desde', '2999-12-31', /no puede ser posterior al/],
    ] as const) {
      const input = name === 'Desde' ? from : to;
      await user.clear(input);
      if (text !== '') await user.paste(text);
      expect(input).toBeInvalid();
      expect(input).toHaveAccessibleDescription(words);
    }
    // The start is now after the latest possible end.
    expect(field('Hasta')).toHaveAccessibleDescription(
      /La fecha máxima .* es anterior a la mínima/,
    );
    expect(rows()).toHaveLength(5);
    expect(asked).toHaveLength(2);
    expect(window.location.search).toBe(`?desde=${firstDay(2)}&hasta=${usual.to}`);
    await expectNoAxeViolations();
  });

  it('can be widened if nothing was paid', async () => {
    const asked = reportThese([]);
    const { user } = await openReport();
    await screen.findByRole('heading', { name: 'No hay pagos en este período' });
    await user.click(screen.getByRole('button', { name: 'Ver los últimos 24 meses' }));
    await waitFor(() => expect(asked.at(-1)?.parametros[1]?.valor).toBe(firstDay(23)));
    expect(field('Desde')).toHaveValue(firstDay(23));
    await screen.findByRole('heading', { name: 'No hay pagos en este período' });
    expect(screen.queryByRole('button', { name: /últimos/ })).not.toBeInTheDocument();
  });
});

describe('the shown report', () => {
  it('puts a payment of 23:30 in Santiago into its own month, in summer and in winter, in any notation of the bank', async () => {
    // Returns the latest year in which `month` ('01' to '12') has already ended.
    const lastYearOf = (month: string) =>
      Number(today.slice(0, 4)) - (today.slice(5, 7) > month ? 0 : 1);
    const [january, july] = [lastYearOf('01'), lastYearOf('07')];
    reportThese(
      [
        `${january}-01-31T23:30:00-03:00`,
        `${january}-02-01T02:30:00+00:00`,
        `${july}-07-31T23:30:00-04:00`,
        `${july}-08-01T03:30:00Z`,
      ].map((fecha) => makeReceiptEntry({ fecha, id_Total_Pagado: { content: 1000 } })),
    );
    await openReport(`?desde=${firstDay(23)}`);
    await figure();
    const paid = rows().filter(([, amount]) => amount === '$ 2.000');
    expect(new Set(paid.map(([month]) => month))).toEqual(
      new Set([`ene ${january}`, `jul ${july}`]),
    );
    const days = document.querySelectorAll('main time');
    const newestFirst = [`31 ene ${january}`, `31 jul ${july}`];
    if (july >= january) newestFirst.reverse();
    expect([...days].map(({ textContent }) => textContent)).toEqual(
      newestFirst.flatMap((day) => [day, day]),
    );
  });

  it('T29 reads out by arrow keys the table’s amount of each company and month, and shows the month in the legend', async () => {
    const { user } = await openReport();
    const shown = within(await figure());
    const [[, ...companies] = [], first = []] = rows();
    expect(shown.getByText(rows().at(-1)?.at(-1) ?? '')).toBeVisible();
    expect(shown.getAllByRole('listitem').map(({ textContent }) => digits(textContent))).toEqual(
      rows().at(-1)?.slice(1, -1).map(digits),
    );
    act(() => field('Hasta').focus());
    // The first Tab reaches the calendar's button, the second one the chart.
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    for (const [index, company] of companies.slice(0, -1).entries()) {
      expect(shown.getByRole('img')).toHaveAccessibleName(
        `${first[0]}: ${first.at(-1)}. ${company}: ${first[index + 1]}`,
      );
      expect(shown.getAllByRole('listitem').map(({ textContent }) => digits(textContent))).toEqual(
        first.slice(1, -1).map(digits),
      );
      await user.keyboard('{ArrowUp}');
    }
  });

  it('also lists each payment, a page at a time, and prints them in one table whose head is repeated, without losing any but one without a day, which a message counts', async () => {
    expectConsole(/getReport: registros\.0 no cumple el contrato en fecha/);
    reportThese([
      makeReceiptEntry({ fecha: 'ayer' }),
      ...Array.from({ length: 40 }, (_, index) =>
        makeReceiptEntry({ contract_name: `Cuenta ${index}.` }),
      ),
    ]);
    const { user } = await openReport();
    await figure();
    expect(screen.getByText(/1 pago no se pudo mostrar/)).toBeVisible();
    expect(digits(rows().at(-1)?.at(-1))).toBe(40 * 25_990);
    expect(screen.getByText('1–15 de 40')).toBeVisible();

    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const printed = screen.getByRole<HTMLTableElement>('table', { name: 'Cuentas pagadas' });
    expect(printed.tBodies[0]?.rows).toHaveLength(40);
    expect(printed.tHead).toHaveTextContent('DíaEmpresaCuentaMonto');
    expect(screen.queryByRole('list', { name: 'Cuentas pagadas' })).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(listed()).toHaveLength(15);

    const seen = listed();
    for (const page of [2, 3]) {
      await user.click(screen.getByRole('button', { name: `Ir a la página ${page}` }));
      seen.push(...listed());
    }
    expect(screen.getByText('31–40 de 40')).toBeVisible();
    expect(seen.map((text) => /Cuenta \d+\./.exec(text)?.[0])).toEqual(
      Array.from({ length: 40 }, (_, index) => `Cuenta ${index}.`),
    );
    expect(seen[0]).toContain('10203040');
    expect(seen[0]).not.toContain('1010 ');
  });

  it('T17 shows any name of a company as text', async () => {
    const evil = `<img src=x onerror=alert(1)>\u202E${'x'.repeat(10_000)}`;
    reportThese([makeReceiptEntry({ id_Empresa: { content: evil }, contract_name: evil })]);
    await openReport();
    await figure();
    const main = screen.getByRole('main');
    expect(within(main).queryByRole('img')).not.toBeInTheDocument();
    expect(main.textContent.length).toBeLessThan(2000);
    expect(within(main).getAllByText(/^<img src=x/).length).toBeGreaterThan(2);
  });

  it('bears 5,000 payments in CI, and 1,500 elsewhere', async () => {
    const many = runs(5_000, 1_500);
    configure({ ...configuration, registrosPorPaginaReporteDePagos: '100' });
    const asked = reportThese(Array.from({ length: many }, () => makeReceiptEntry()));
    await openReport();
    await screen.findByText(`1–100 de ${many}`, undefined, { timeout: 15_000 });
    expect(asked).toHaveLength(many / 100);
    expect(digits(rows().at(-1)?.at(-1))).toBe(many * 25_990);
  });
});
