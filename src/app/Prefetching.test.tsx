import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { payerStorage } from '../test/payerStorage.ts';
import { bank, renderApp } from '../test/renderApp.tsx';

beforeEach(() => {
  // jsdom has no idle callbacks: here a timer stands in.
  window.requestIdleCallback = (work) => {
    const deadline = { didTimeout: false, timeRemaining: () => 50 };
    return Number(setTimeout(() => work(deadline)));
  };
});
afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

/** Returns a function that lists the texts of elements created since but not in the page. */
function followOutside(): () => string[] {
  const made = jest.spyOn(document, 'createElement');
  return () =>
    made.mock.results
      .map(({ value }) => value as HTMLElement)
      .filter((element) => !element.isConnected && element.parentNode === null)
      .map(({ textContent }) => textContent);
}

const link = (name: string) => screen.findByRole('link', { name });
const question = '¿Necesito registrarme para pagar?';

describe('the screen behind a link that the pointer reaches', () => {
  it('is rehearsed where nobody finds it, and shown on the click', async () => {
    const { user } = await renderApp({ url: '/terminos' });
    const target = await link('Preguntas frecuentes');
    const outside = followOutside();
    await user.hover(target);
    await waitFor(() => expect(outside()).toContainEqual(expect.stringContaining(question)));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    await user.click(target);
    await screen.findByRole('heading', { level: 1, name: 'Preguntas frecuentes' });
  });

  it('asks the bank for nothing before the click', async () => {
    const { user } = await renderApp({ url: '/preguntas', ...(await payerStorage()) });
    const target = await link('Mis pagos');
    const outside = followOutside();
    await user.hover(target);
    await waitFor(() => expect(outside()).toContainEqual(expect.stringContaining('Mis pagos')));
    expect(bank.requests('getPayments')).toEqual([]);
    await user.click(target);
    await waitFor(() => expect(bank.requests('getPayments')).not.toEqual([]));
  });
});
