import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { range } from '../../lib/arrays.ts';
import { countOf } from '../../lib/counts.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button } from '../../test/controls.ts';
import { answerDebts, findDebts, openAccountStep } from '../../test/openLookup.tsx';
import { savedFiles, savedText } from '../../test/output/savedFiles.ts';
import { runs } from '../../test/runs.ts';
import { accountDebt } from '../../test/sampleAccount.ts';

const events = async () =>
  new ICAL.Component(ICAL.parse(await savedText()))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

async function openDebts(company: string, account: string) {
  const app = await openAccountStep(company);
  await app.ask(account);
  await findDebts();
  return app;
}

describe('"Agregar al calendario" at the debts', () => {
  it('T20 shows in its place that the file cannot be created; «Reintentar» saves an event for each debt, which links to its lookup', async () => {
    const { user } = await openDebts('aguas-lleuque', '10203040');
    const lost = jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('lost');
    });
    await user.click(button('Agregar al calendario'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No pudimos crear el archivo del calendario');
    await expectNoAxeViolations();
    lost.mockRestore();
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(
      await screen.findByText(/^Descargamos vencimientos\.ics con 3 vencimientos\./),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(savedFiles.map(({ name }) => name)).toEqual(['vencimientos.ics']);
    const found = await events();
    expect(found).toHaveLength(3);
    for (const { description } of found) {
      expect(description).toContain(
        `${window.location.origin}/consultarCuenta?empresa=aguas-lleuque&convenio=aguas-lleuque-hogar&servicio=10203040`,
      );
    }
    await expectNoAxeViolations();
  });

  it('links an account with a RUT without the RUT', async () => {
    const { user } = await openDebts('tiendas-copihue', '12.345.678-5');
    await user.click(button('Agregar al calendario'));
    await screen.findByText(/^Descargamos vencimientos\.ics/);
    const file = (await savedText()).replaceAll('\r\n ', '');
    expect(file).toMatch(/empresa=tiendas-copihue&convenio=tiendas-copihue-tarjeta\s/);
    expect(file).not.toMatch(/12\.?345\.?678/);
  });

  it('shows how many debts have no due day', async () => {
    const debt = {
      id: 'd-1',
      invoiceId: 'F-1',
      amount: 1000,
      contract: { id: 'aguas-lleuque-hogar', secondId: '01' },
      company: { id: 'aguas-lleuque', name: 'Aguas Lleuque', image: '' },
    };
    answerDebts([debt]);
    const { user } = await openDebts('aguas-lleuque', '10203040');
    await user.click(button('Agregar al calendario'));
    expect(
      await screen.findByText(
        'No hay vencimientos que agregar. 1 deuda sin fecha de vencimiento quedó fuera.',
      ),
    ).toBeVisible();
    expect(savedFiles).toEqual([]);
  });
});

describe('"Descargar CSV" at the debts', () => {
  it('saves a row for each debt, in columns of a Spanish spreadsheet, with inert formulas', async () => {
    answerDebts([
      {
        id: 'd-1',
        invoiceId: '00012',
        amount: 1000,
        dueDate: '2026-11-28',
        description: '=HYPERLINK("x");1',
        contract: { id: 'aguas-lleuque-hogar', secondId: '01' },
        contract_name: 'Hogar',
        company: { id: 'aguas-lleuque', name: 'Aguas Lleuque', image: '' },
      },
    ]);
    const { user } = await openDebts('aguas-lleuque', '10203040');
    await user.click(button('Descargar CSV'));
    expect(savedFiles[0]?.name).toMatch(/^deudas-\d{4}-\d\d-\d\d\.csv$/);
    // `Blob.text()` removes the byte order mark, so the expected text has none.
    expect(await savedText()).toBe(
      'Cuenta;Empresa;Servicio;Detalle;Factura;Vencimiento;Monto\r\n' +
        '10203040;Aguas Lleuque;Hogar;"\'=HYPERLINK(""x"");1";\'00012;2026-11-28;1000\r\n',
    );
  });

  it('saves all debts found, with their number, also while the list is searched', async () => {
    const count = runs(2_000, 200);
    answerDebts(range(count).map((nth) => accountDebt(nth + 1)));
    const { user } = await openDebts('aguas-lleuque', '10203040');
    await user.click(screen.getByRole('textbox', { name: 'Buscar en la lista' }));
    await user.paste('no está');
    expect(await screen.findByText('No encontramos «no está» en la lista.')).toBeVisible();
    await user.click(button('Descargar CSV'));
    expect(
      await screen.findByText(
        new RegExp(
          `^Descargamos deudas-.*\\.csv con todo lo que encontramos: ${countOf(count, 'deuda')}\\.$`,
        ),
      ),
    ).toBeVisible();
    expect((await savedText()).match(/\r\n/g)).toHaveLength(1 + count);
  });
});
