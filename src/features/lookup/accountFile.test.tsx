import { jest } from '@jest/globals';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { range } from '../../lib/arrays.ts';
import type { FileAnswer } from '../../lib/files/accountFiles.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button } from '../../test/controls.ts';
import { findDebts, openAccountStep } from '../../test/openLookup.tsx';
import { savedText } from '../../test/output/savedFiles.ts';
import { bank } from '../../test/renderApp.tsx';
import { renderThemed } from '../../test/renderThemed.tsx';
import { storeWith } from '../../test/store/storeWith.ts';
import { AccountFile } from './AccountFile.tsx';

interface SentQuery {
  idTrxRec: number;
  contracts: { reference: { serviceId: string } }[];
}
const queries = () => bank.requests('consultDebts').map(({ body }) => body as SentQuery);
const asked = () =>
  queries().flatMap(({ contracts }) => contracts.map(({ reference }) => reference.serviceId));

const csv = (...lines: string[]) => new File([lines.join('\r\n')], 'lista.csv');
const region = () => screen.getByRole('region', { name: /archivo/ });
const field = () => screen.getByRole('textbox', { name: 'Identificador de servicio' });
const dropped = (files: File[]) => ({ dataTransfer: { types: ['Files'], files } });

/** 45 accounts, two of which the bank knows. */
const many = range(45).map((nth) => String(10203040 + nth));

async function openWith(file: File) {
  const app = await openAccountStep('aguas-lleuque');
  fireEvent.drop(region(), dropped([file]));
  await waitFor(() => expect(field()).not.toHaveValue(''));
  return app;
}

describe('"Elegir archivo"', () => {
  it('fills the field from the column with the accounts, and names the column', async () => {
    const { user } = await openAccountStep('aguas-lleuque');
    const chosen = csv('Dueño;Servicio', 'Ana;10203040', 'Luis;10203041', 'Eva;99999999');
    const choose = button('Elegir archivo');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    expect(choose).toBeVisible();
    await user.upload(input ?? choose, chosen);
    expect(await screen.findByText('Leímos «lista.csv», columna «Servicio».')).toBeVisible();
    expect(field()).toHaveValue('10203040, 10203041, 99999999');
    expect(screen.getByText('Consultaremos 3 cuentas a la vez.')).toBeVisible();
    await expectNoAxeViolations();
    await user.click(button('Consultar'));
    await findDebts();
    expect(asked()).toEqual(['10203040', '10203041', '99999999']);
    expect(queries()).toHaveLength(1);
  });

  it('shows the problem of a file at once, and promises no query meanwhile, as with a file of names', async () => {
    await openWith(csv('Nombre', 'Ana Soto', 'Pedro Pérez'));
    expect(await screen.findByText(/no tiene el formato esperado/)).toBeVisible();
    expect(screen.queryByText(/^Consultaremos/)).toBeNull();
    fireEvent.drop(region(), dropped([csv('10203040', '1020304', '10203041')]));
    expect(await screen.findByText(/no tiene el formato esperado \(1020304\)/)).toBeVisible();
    expect(screen.queryByText(/^Consultaremos/)).toBeNull();
  });

  it('keeps the file’s names with their accounts: over the debts, in cart and CSV, and in the copied list of those not found', async () => {
    const lost = ['99999998 · Depto 103', '99999999 · Depto 104'];
    const { user, store } = await openWith(
      csv('Depto;Servicio', '101;10203040', '102;10203041', '103;99999998', '104;99999999'),
    );
    await user.click(button('Consultar'));
    const list = await findDebts();
    expect(within(list).getByRole('heading', { name: /^Depto 101 · N° 10203040/ })).toBeVisible();
    await user.click(button('Agregar todas'));
    const cart = within(screen.getByRole('list', { name: 'En tu carro' }));
    expect(cart.getByText('Depto 101')).toBeVisible();
    expect(cart.getByText('Depto 102')).toBeVisible();
    expect(store.getState().cart.items[0]).toMatchObject({
      account: { value: '10203040', name: 'Depto 101' },
    });
    await user.click(button('Descargar CSV'));
    const [head = '', first, ...others] = (await savedText()).split('\r\n');
    expect(head).toMatch(/;Nombre en tu archivo$/);
    expect(first).toMatch(/;Depto 101$/);
    expect(others.findLast(Boolean)).toMatch(/^99999999;.*;Depto 104$/);

    expect(screen.getByText(/99999998/)).toHaveTextContent(lost.join(' '));
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const description = 'No encontramos 2 cuentas';
    expect(screen.getByText('Ver los números')).toHaveAccessibleDescription(description);
    expect(button('Copiar lista')).toHaveAccessibleDescription(description);
    await user.click(button('Copiar lista'));
    expect(copy).toHaveBeenLastCalledWith(lost.join('\n'));
  });
});

describe('a dropped file', () => {
  it('is accepted by the region, and sends no query by itself; beside it, it does not replace the portal’s page', async () => {
    await openAccountStep('aguas-lleuque');
    for (const name of ['dragOver', 'drop'] as const) {
      const event = createEvent[name](document.body, dropped([csv('10203040')]));
      fireEvent(document.body, event);
      expect(event.defaultPrevented).toBe(true);
    }
    expect(field()).toHaveValue('');
    fireEvent.drop(region(), dropped([csv('10203040')]));
    await waitFor(() => expect(field()).toHaveValue('10203040'));
    expect(queries()).toEqual([]);
  });

  it('is refused with a message if it is two files, or a spreadsheet', async () => {
    await openAccountStep('aguas-lleuque');
    fireEvent.drop(region(), dropped([csv('10203040'), csv('10203041')]));
    expect(await screen.findByText('Suelta un solo archivo a la vez.')).toBeVisible();
    expect(field()).toHaveValue('');
    fireEvent.drop(region(), dropped([new File(['PK\u0003\u0004'], 'lista.xlsx')]));
    expect(await screen.findByText(/«lista.xlsx» es un archivo de Excel/)).toBeVisible();
    expect(field()).toHaveValue('');
    await expectNoAxeViolations();
  });

  it('T20 whose reader does not load is not blamed, and is read by «Reintentar»', async () => {
    const onRead = jest
      .fn<(file: File) => Promise<FileAnswer>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValueOnce({ text: '10203040' });
    renderThemed(
      <Provider store={storeWith()}>
        <AccountFile onRead={onRead}>Identificador</AccountFile>
      </Provider>,
    );
    const file = csv('10203040');
    fireEvent.drop(region(), dropped([file]));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No pudimos cargar el lector de archivos');
    expect(alert).toHaveTextContent('«lista.csv» sigue elegido');
    await expectNoAxeViolations();
    fireEvent.click(button('Reintentar'));
    expect(await screen.findByText('Leímos «lista.csv».')).toBeVisible();
    expect(onRead.mock.calls).toEqual([[file], [file]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a list of more than 20 accounts', () => {
  it('shows its progress, can be stopped, and continues', async () => {
    const { user } = await openWith(csv(...many));
    let calls = 0;
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    bank.use(
      http.post('*/ApiConsultaDeuda/consulta/', () => {
        calls += 1;
        return calls === 1 ? undefined : held;
      }),
    );
    await user.click(button('Consultar'));
    expect(await screen.findByText('Llevamos 20 de 45 cuentas')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Avance de la consulta' })).toBeVisible();
    await expectNoAxeViolations();
    await user.click(button('Detener'));
    release(undefined);
    expect(await screen.findByText('Llevamos 40 de 45 cuentas')).toBeVisible();
    expect(queries()).toHaveLength(2);
    await user.click(button('Seguir'));
    await waitFor(() => expect(queries()).toHaveLength(3));
    await waitFor(() => expect(screen.queryByText(/^Llevamos/)).not.toBeInTheDocument());
  });

  it('is queried in batches of 20, each with its own number; "Reintentar" repeats one that failed, and the earlier answers stay', async () => {
    let calls = 0;
    const sent: number[] = [];
    bank.use(
      http.post('*/ApiConsultaDeuda/consulta/', async ({ request }) => {
        calls += 1;
        sent.push(((await request.clone().json()) as SentQuery).idTrxRec);
        return calls === 2 ? HttpResponse.json({ message: 'x' }, { status: 500 }) : undefined;
      }),
    );
    const { user } = await openWith(csv(...many));
    expect(screen.getByText('Consultaremos 45 cuentas, de 20 en 20.')).toBeVisible();
    await user.click(button('Consultar'));
    expect(await screen.findByText('Llevamos 20 de 45 cuentas y no pudimos seguir')).toBeVisible();
    expect(await findDebts()).toBeVisible();
    await expectNoAxeViolations();
    await user.click(button('Reintentar'));
    await waitFor(() => expect(sent).toHaveLength(4));
    await waitFor(() => expect(screen.queryByText(/Llevamos/)).not.toBeInTheDocument());
    expect(sent[2]).toBe(sent[1]);
    expect(new Set(sent).size).toBe(3);

    expect(queries().map(({ contracts }) => contracts.length)).toEqual([20, 20, 5]);
    expect(asked()).toEqual(many);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByText('No encontramos 43 cuentas')).toBeVisible();
    await user.click(button('Copiar lista'));
    expect(await screen.findByText('Copiamos la lista: 43 cuentas.')).toBeVisible();
    expect(screen.getByText(/^Ver los números/).parentElement).toHaveTextContent(many.at(-1) ?? '');
    const headings = within(await findDebts()).getAllByRole('heading', { level: 3 });
    expect(headings).toHaveLength(2);
    await expectNoAxeViolations();
    expect(bank.violations).toEqual([]);
  });
});
