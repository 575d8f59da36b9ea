import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { paths } from '../config/paths.ts';
import { payerStorage } from '../test/payerStorage.ts';
import { bank, renderApp } from '../test/renderApp.tsx';
import { screens } from './lazyScreens.tsx';

it.each([
  ['fetches its screen', false, 1],
  ['fetches nothing where the browser asks to save data', true, 0],
])(
  'hovering over a link %s, and sends no request to the bank before the click',
  async (_title, saveData, times) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
    const preload = jest.spyOn(screens[paths.payments].Screen, 'preload');
    const { user } = await renderApp({ url: '/preguntas', ...(await payerStorage()) });
    await user.hover(await screen.findByRole('link', { name: 'Mis pagos' }));
    expect(preload).toHaveBeenCalledTimes(times);
    expect(bank.requests('getPayments')).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Mis pagos' }));
    await waitFor(() => expect(bank.requests('getPayments')).not.toEqual([]));
    Reflect.deleteProperty(navigator, 'connection');
  },
);

it('a screen that pays fetches the result’s code, also where the browser asks to save data', async () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  const preload = jest.spyOn(screens[paths.result].Screen, 'preload');
  await renderApp({ url: paths.checkout, ...(await payerStorage()) });
  expect(preload).toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});
