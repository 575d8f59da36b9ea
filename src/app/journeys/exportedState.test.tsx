import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bankItems, storedCart } from '../../test/cartInStorage.ts';
import { paths } from '../../config/paths.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { rememberedAccount } from '../../test/rememberedAccount.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { tableRows } from '../../test/runs.ts';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { savedText } from '../../test/output/savedFiles.ts';
import { inSandboxBuild } from '../../test/sandboxBuild.ts';

inSandboxBuild();

const secrets = /pagador@|12345678|Portal2024|R-778812|eyJ|10203040|abuela/;

async function busyPayer() {
  const { session, local } = await payerStorage();
  const items = bankItems(bank.bank);
  const attempt = sampleAttempt({
    items,
    owner: session.userData.idu,
    reference: 'R-778812',
    status: 'pending',
    startedAt: Date.now(),
  });
  return {
    session: {
      ...session,
      lookup: {
        step: 1,
        companyId: 'aguas-lleuque',
        contractId: 'aguas-lleuque-hogar',
        totalTagSelected: false,
        fromTotalTagButton: false,
        lastUsed: [{ contractId: 'aguas-lleuque-hogar', kind: 'SERVICE_ID', value: '10203040' }],
      },
    },
    local: {
      ...local,
      cart: storedCart(items),
      payment: { version: 2, attempts: [attempt], receipts: [] },
      clientEmail: 'pagador@ejemplo.cl',
      rememberedAccounts: [rememberedAccount({ alias: 'Casa de la abuela' })],
    },
  };
}

it('T12 an exported state has no data of its payer, and can be imported by a working portal', async () => {
  const from = await renderApp({ url: '/locales#sesion', ...(await busyPayer()) });
  await from.user.click(await screen.findByRole('button', { name: 'Exportar estado' }));
  const text = await savedText();
  expect(text).not.toMatch(secrets);
  await from.close();
  localStorage.clear();
  sessionStorage.clear();

  const to = await renderApp({ url: '/locales#sesion', ...(await payerStorage()) });
  await screen.findByRole('button', { name: 'Importar estado' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file can be chosen');
  await userEvent.upload(input, new File(['{}'], 'otro.json'));
  expect(await screen.findByText('El archivo no es un estado exportado.')).toBeVisible();
  await userEvent.upload(input, new File([text], 'estado.json'));
  expect(await screen.findByText('Estado importado. Recarga la página.')).toBeVisible();
  await to.close();

  for (const url of tableRows(Object.values(paths))) {
    const { close, store } = await renderApp({ url });
    expect(store.getState().cart.items).toHaveLength(2);
    expect(store.getState().payment.attempts).toHaveLength(1);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(screen.queryByText('Algo no funcionó en esta página')).not.toBeInTheDocument();
    await close();
  }
}, 120_000);
