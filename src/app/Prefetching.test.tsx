import { screen, waitFor } from '@testing-library/react';
import { payerStorage } from '../test/payerStorage.ts';
import { bank, renderApp } from '../test/renderApp.tsx';

it('a link that the pointer reaches asks the bank for nothing before the click', async () => {
  const { user } = await renderApp({ url: '/preguntas', ...(await payerStorage()) });
  await user.hover(await screen.findByRole('link', { name: 'Mis pagos' }));
  expect(bank.requests('getPayments')).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Mis pagos' }));
  await waitFor(() => expect(bank.requests('getPayments')).not.toEqual([]));
});
