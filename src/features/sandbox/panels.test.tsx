import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { Bank } from '../../../mocks/bank/bank.ts';
import { convertLink } from '../../../mocks/bank/links.ts';
import { mailCode, mailLink } from '../../../mocks/bank/mails.ts';
import { inscribeDebts, openBank, pay, waterDebts } from '../../../mocks/testing/bankFixtures.ts';
import type { BankConsole } from '../../../mocks/handlers/console.ts';
import { createSandbox } from '../../../mocks/sandbox.ts';
import type { Sandbox } from '../../../mocks/sandbox.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { ToastHost } from '../../ui/toasts/ToastHost.tsx';
import { OutboxPanel } from './OutboxPanel.tsx';
import { PaymentsPanel } from './PaymentsPanel.tsx';
import { RequestPanel } from './RequestPanel.tsx';
import { SamplePanel } from './SamplePanel.tsx';
import { ScenarioNotice } from './ScenarioNotice.tsx';
import { ScenarioPanel } from './ScenarioPanel.tsx';
import { useBank } from './useBank.ts';
import type { PanelProps } from './useBank.ts';

function Bench({
  sandbox,
  renderPanel,
}: {
  sandbox: Sandbox;
  renderPanel: (shown: PanelProps) => ReactNode;
}) {
  const { report, act } = useBank(sandbox.console);
  return (
    <>
      <h1>Banco</h1>
      {report && renderPanel({ report, act, sandbox })}
      <ToastHost />
    </>
  );
}

/** Renders a panel with its own bank and waits for the bank's report. */
async function open(
  renderPanel: (shown: PanelProps) => ReactNode,
  { bank = openBank(), broken = {} }: { bank?: Bank; broken?: Partial<BankConsole> } = {},
) {
  const sandbox = createSandbox(async (work) => work(bank));
  Object.assign(sandbox.console, broken);
  renderThemed(
    <MemoryRouter>
      <Bench sandbox={sandbox} renderPanel={renderPanel} />
    </MemoryRouter>,
  );
  await screen.findAllByRole('heading', { level: 2 });
  return { bank, user: userEvent.setup() };
}

describe('the outbox', () => {
  const outbox = ({ report }: PanelProps) => <OutboxPanel report={report} />;
  const choice = () => screen.getByRole('combobox', { name: 'Correos' });

  it('explains how to fill it while it is empty', async () => {
    await open(outbox, { bank: openBank() });
    expect(screen.getByText('El banco aún no envía correos')).toBeVisible();
    await expectNoAxeViolations();
  });

  it('lists the newest first and shows it, or another chosen one', async () => {
    const bank = openBank();
    mailCode(bank, 'ana@ejemplo.cl', '123456');
    bank.pass(60);
    mailLink(bank, ['a@x.cl', 'b@y.cl'], {
      link: 'https://portal.cl/pagoEmail',
      payerName: 'Ana',
      items: [],
      total: 0,
    });
    const { user } = await open(outbox, { bank });
    expect(
      within(choice())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '10:01:00 · Ana te envió un link de pago · a@x.cl, b@y.cl',
      '10:00:00 · Tu código para restablecer la contraseña · ana@ejemplo.cl',
    ]);
    const letter = () => screen.getByTitle(/^Correo “/);
    expect(letter()).toHaveAttribute('title', 'Correo “Ana te envió un link de pago”');
    expect(letter()).toHaveAttribute('srcdoc', expect.stringContaining('Ver y pagar'));

    await user.selectOptions(choice(), screen.getByRole('option', { name: /Tu código/ }));
    expect(letter()).toHaveAttribute('srcdoc', expect.stringContaining('123456'));
  });

  it('T17 runs no script of a letter', async () => {
    const bank = openBank();
    mailCode(bank, 'ana@ejemplo.cl', '<img src=x onerror="parent.ran = true"><script>1</script>');
    await open(outbox, { bank });
    const allowed = screen.getByTitle(/^Correo “/).getAttribute('sandbox') ?? '';
    expect(allowed).not.toMatch(/allow-(scripts|forms|modals|top-navigation(?!-by-user))/);
  });
});

const scenario = (shown: PanelProps) => (
  <>
    <ScenarioNotice {...shown} />
    <ScenarioPanel {...shown} />
  </>
);
const changes = () => screen.findByRole('list', { name: 'Cambios puestos' });

describe('the behaviour of the bank', () => {
  it('changes with each switch, at once, and takes seconds on blur; empty means none', async () => {
    const { bank, user } = await open(scenario);
    await user.click(screen.getByRole('radio', { name: 'Siempre rechazado' }));
    await user.click(screen.getByRole('checkbox', { name: 'Los correos fallan' }));
    await user.click(screen.getByRole('checkbox', { name: /URL vacía/ }));
    await user.click(screen.getByRole('checkbox', { name: /Listas largas/ }));
    await user.click(screen.getByRole('checkbox', { name: /siguen en la lista/ }));
    await waitFor(() =>
      expect(bank.state.scenario).toMatchObject({
        payment: 'rejected',
        mailFailure: true,
        emptyLink: true,
        longLists: true,
        listsPaid: true,
      }),
    );
    expect(screen.getByRole('radio', { name: 'Siempre rechazado' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Los correos fallan' })).toBeChecked();

    const pending = screen.getByRole('textbox', { name: /^Un pago pendiente/ });
    const token = screen.getByRole('textbox', { name: /^Vida que declara/ });
    await user.clear(pending);
    await user.type(pending, '4x5');
    expect(bank.state.scenario.pendingSeconds).toBe(20);
    await user.clear(token);
    await user.tab();
    await waitFor(() =>
      expect(bank.state.scenario).toMatchObject({ pendingSeconds: 45, guestTokenSeconds: null }),
    );
    expect(pending).toHaveValue('45');
    expect(token).toHaveValue('');
  });
});

describe('faults', () => {
  const choose = (user: ReturnType<typeof userEvent.setup>, field: string, option: string) =>
    user.selectOptions(
      screen.getByRole('combobox', { name: field }),
      screen.getByRole('option', { name: option }),
    );

  it('are set on one call with their options', async () => {
    const { bank, user } = await open(scenario);
    await choose(user, 'Llamada', 'consultDebts');
    await choose(user, 'Falla', 'Falta un campo');
    await user.type(screen.getByRole('textbox', { name: 'Campo que falta' }), 'debts');
    await user.type(screen.getByRole('textbox', { name: 'Espera (ms)' }), '250');
    await user.type(screen.getByRole('textbox', { name: 'Veces' }), '2');
    await user.click(screen.getByRole('button', { name: 'Poner falla' }));
    expect(await changes()).toHaveTextContent(/^consultDebts: Falta un campo · “debts”/);
    expect(bank.state.scenario.faults).toEqual({
      consultDebts: { kind: 'missingField', field: 'debts', ms: 250, times: 2 },
    });
  });

  it('T03 can lose the answer of work that was done', async () => {
    const { bank, user } = await open(scenario);
    await choose(user, 'Llamada', 'inscribe');
    await choose(user, 'Falla', 'No disponible (503)');
    await user.click(screen.getByRole('checkbox', { name: /^El banco hace el trabajo/ }));
    await user.click(screen.getByRole('button', { name: 'Poner falla' }));
    expect(await changes()).toHaveTextContent(/con el trabajo hecho/);
    expect(bank.state.scenario.faults).toEqual({
      inscribe: { kind: 'unavailable503', afterWork: true },
    });
  });

  it('have shortcuts for every call', async () => {
    const { bank, user } = await open(scenario);
    await user.click(screen.getByRole('button', { name: 'Todo lento (3 s)' }));
    expect(await changes()).toHaveTextContent('Todas las llamadas: Lenta · a los 3000 ms');
    expect(bank.state.scenario.faults).toEqual({ '*': { kind: 'slow', ms: 3000 } });
  });

  it('are listed above every panel, and cleared together', async () => {
    const bank = openBank();
    bank.state.scenario.faults = { login: { kind: 'network' } };
    bank.state.scenario.mailFailure = true;
    const { user } = await open(scenario, { bank });
    const listed = within(await changes()).getAllByRole('listitem');
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      'login: Red caída',
      'Los correos fallan',
    ]);
    await user.click(screen.getByRole('button', { name: 'Volver a lo normal' }));
    expect(await screen.findByText(/El banco se porta bien: no hay fallas/)).toBeVisible();
    expect(bank.state.scenario).toEqual(openBank().state.scenario);
  });
});

const payments = (shown: PanelProps) => <PaymentsPanel {...shown} />;

describe('payments', () => {
  it('are shown with their state, and a pending one can be settled', async () => {
    const bank = openBank();
    bank.state.inscriptions = [];
    const [first, second, third] = waterDebts(bank);
    if (!first || !second || !third) throw new Error('too few debts');
    bank.state.scenario.pendingSeconds = null;
    const paid = pay(bank, [first]);
    const waiting = pay(bank, [second], 'leavePending');
    const other = pay(bank, [third], 'leavePending');
    const { user } = await open(payments, { bank });
    const row = (reference: string) => screen.getByRole('row', { name: new RegExp(reference) });
    expect(row(paid.referencia)).toHaveTextContent(/Aguas Lleuque · 1.*PAGADO/);
    expect(within(row(paid.referencia)).queryByRole('button')).not.toBeInTheDocument();
    expect(
      within(row(paid.referencia)).getByRole('link', { name: paid.referencia }),
    ).toHaveAttribute('href', `/resultadoPago?referencia=${paid.referencia}`);
    expect(row(waiting.referencia)).toHaveTextContent(/PENDIENTE$|PENDIENTE[A-Z]/);

    await user.click(screen.getByRole('button', { name: `Rechazar ${waiting.referencia}` }));
    await waitFor(() => expect(row(waiting.referencia)).toHaveTextContent('RECHAZADO'));
    expect(row(other.referencia)).toHaveTextContent('PENDIENTE');
    await user.click(screen.getByRole('button', { name: 'Aprobar los pendientes' }));
    await waitFor(() => expect(row(other.referencia)).toHaveTextContent('PAGADO'));
    expect(row(waiting.referencia)).toHaveTextContent('RECHAZADO');
  });

  it('show when they are settled automatically', async () => {
    const bank = openBank();
    const { referencia } = pay(bank, waterDebts(bank), 'leavePending');
    const own = bank.state.inscriptions.find((one) => one.referencia === referencia);
    if (own) own.settlesAt = Date.parse('2026-11-20T10:01:30-03:00');
    await open(payments, { bank });
    expect(screen.getByRole('row', { name: new RegExp(referencia) })).toHaveTextContent(
      /PENDIENTE, se paga a las 10:01:30/,
    );
  });

  it('may be none', async () => {
    const bank = openBank();
    bank.state.inscriptions = [];
    await open(payments, { bank });
    expect(screen.getAllByText('Nada todavía.')[0]).toBeVisible();
  });
});

describe('payment links', () => {
  it('are listed with sender and expiry, and can be expired', async () => {
    const bank = openBank();
    const { sessionid, referencia } = inscribeDebts(bank, waterDebts(bank));
    const link = convertLink(bank, `https://banco.cl/banco/?sessionid=${sessionid}`);
    link.expiresAt = Date.now() + 60_000;
    const { user } = await open(payments, { bank });
    const table = within(screen.getByRole('table', { name: 'Links de pago' }));
    const row = table.getByRole('row', { name: new RegExp(referencia) });
    expect(row).toHaveTextContent(/Pagador\d+ \w+ \d{4}, \d\d:\d\d:\d\d/);
    // The press makes the link expire at the bank's time, which is earlier than the machine's.
    await user.click(screen.getByRole('button', { name: `Vencer el link de ${referencia}` }));
    await waitFor(() => expect(row).toHaveTextContent('Vencido'));
    expect(screen.queryByRole('button', { name: /^Vencer/ })).not.toBeInTheDocument();
  });
});

describe('the request log', () => {
  const log = (shown: PanelProps) => <RequestPanel {...shown} />;

  function busyBank() {
    const bank = openBank();
    const call = {
      at: '2026-11-20T10:00:00-03:00',
      endpoint: 'consultDebts',
      method: 'POST',
      url: 'https://api.cl/ApiConsultaDeuda/consulta/?a=1',
    };
    bank.state.requests = [
      { ...call, id: 1, headers: { 'x-tenant': 'bdp' }, body: { msgType: 'SCD01' }, status: 200 },
      {
        ...call,
        id: 3,
        headers: {},
        body: 'no es JSON',
        status: 400,
        violation: 'El cuerpo no es JSON.',
      },
      { ...call, id: 4, endpoint: 'login', headers: {}, body: undefined, status: 0 },
    ];
    return bank;
  }

  it('shows method, path, status and violation of each request, and the rest after a press; is narrowed by a text, and cleared', async () => {
    const { bank, user } = await open(log, { bank: busyBank() });
    expect(
      screen.getByText('Peticiones contra el contrato, que el banco rechazó: 1'),
    ).toBeVisible();
    const rows = screen.getAllByRole('row').slice(1);
    for (const [index, words] of [
      /^10:00:00POST .*consulta\/\?a=1.*loginSin respuesta$/s,
      /a=1.*consultDebts400El cuerpo no es JSON\.$/s,
      /a=1.*consultDebts200$/s,
    ].entries()) {
      expect(rows[index]?.textContent).toMatch(words);
    }
    const body = screen.getByText(/x-tenant: bdp[^]*"msgType": "SCD01"/);
    expect(body).not.toBeVisible();
    await user.click(screen.getAllByText('POST /ApiConsultaDeuda/consulta/?a=1')[2] ?? body);
    expect(body).toBeVisible();

    const count = () => screen.queryAllByRole('group').length;
    await user.type(screen.getByRole('textbox', { name: 'Buscar en el registro' }), 'login');
    expect(count()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Borrar registro' }));
    expect(await screen.findByText('Nada todavía.')).toBeVisible();
    expect(screen.getByText('Ninguna petición rompió el contrato del banco.')).toBeVisible();
    expect(bank.state.requests).toEqual([]);
  });

  it('shows fifty at a time', async () => {
    const bank = busyBank();
    const [request] = bank.state.requests;
    if (!request) throw new Error('no request');
    bank.state.requests = Array.from({ length: 60 }, (_, id) => ({ ...request, id: id + 10 }));
    const { user } = await open(log, { bank });
    expect(screen.getAllByRole('row')).toHaveLength(51);
    await user.click(screen.getByRole('button', { name: 'Ver más' }));
    expect(screen.getAllByRole('row')).toHaveLength(61);
    expect(screen.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
  });
});

describe('the test data', () => {
  it('link to the lookup, each at its service, and list the payers', async () => {
    await open(({ sandbox }) => <SamplePanel sandbox={sandbox} />);
    expect(screen.getByText('TR2000').closest('li')).toHaveTextContent(/2\.000 deudas/);
    expect(screen.getByRole('link', { name: /^Autopista Río Claro/ })).toHaveAttribute(
      'href',
      '/consultarCuenta?empresa=autopista-rio-claro&convenio=autopista-rio-claro-pases',
    );
    const payers = within(screen.getByRole('table', { name: 'Usuarios de prueba' }));
    expect(payers.getByRole('row', { name: /bloqueado@ejemplo\.cl/ })).toHaveTextContent(
      'Usuario bloqueado',
    );
  });
});

it('the console shows that the bank cannot be reached', async () => {
  const down = () => Promise.reject(new Error('no storage'));
  const { user } = await open((shown) => <RequestPanel {...shown} />, {
    broken: { clearLogs: down },
  });
  await user.click(screen.getByRole('button', { name: 'Borrar registro' }));
  expect(await screen.findByText('El banco de prueba no respondió.')).toBeVisible();
});
