import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { targetChosen } from '../store/lookup/lookupSlice.ts';
import { renderApp } from '../test/renderApp.tsx';
import { renderThemed } from '../test/renderThemed.tsx';
import { storeWith } from '../test/store/storeWith.ts';
import { HasNavigatedContext } from '../ui/hooks/hasNavigated.ts';
import { ArrivingScreen } from './Arrival.tsx';

const home = { level: 1, name: 'Paga tus cuentas en un solo lugar' };
const questions = { level: 1, name: 'Preguntas frecuentes' };

const goBack = () => act(async () => window.history.back());

describe('T28 a change of route', () => {
  it('sets the title, focuses the heading and scrolls to the top; by the back button it does the same, also to the first page, but leaves scrolling to the browser', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = await renderApp();
    expect(document.title).toBe('Paga tus cuentas · Portal de Pagos');
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Preguntas frecuentes' }));
    await waitFor(() => expect(screen.getByRole('heading', questions)).toHaveFocus());
    expect(document.title).toBe('Preguntas frecuentes · Portal de Pagos');
    expect(scroll).toHaveBeenCalledWith(0, 0);

    scroll.mockClear();
    await goBack();
    await waitFor(() => expect(screen.getByRole('heading', home)).toHaveFocus());
    expect(document.title).toBe('Paga tus cuentas · Portal de Pagos');
    expect(scroll).not.toHaveBeenCalled();
  });

  it('shows the title at the top of the page while the code of the screen loads', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderThemed(
      <MemoryRouter>
        <HasNavigatedContext value>
          <Link to="/contacto">Ir</Link>
          <Routes>
            <Route path="/" element={null} />
            <Route path="/contacto" element={<ArrivingScreen title="Contacto" />} />
          </Routes>
        </HasNavigatedContext>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Ir' }));
    expect(await screen.findByText('Contacto')).toBeVisible();
    expect(scroll).toHaveBeenCalledWith(0, 0);
  });

  it('shows the title and the stepper while the code of the lookup loads', async () => {
    const store = storeWith();
    store.dispatch(targetChosen({ companyId: 'aguas', contractId: 'aguas-hogar' }));
    renderThemed(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/consultarCuenta']}>
          <ArrivingScreen title="Consultar cuenta" />
        </MemoryRouter>
      </Provider>,
    );
    for (const text of ['Consultar cuenta', 'Empresa', 'Cuenta', 'Deudas']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });
});
