import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { mobileWindow, wideWindow } from '../theme/windows.ts';
import { openAccountStep } from '../test/openLookup.tsx';
import { payerStorage } from '../test/payerStorage.ts';
import { renderApp } from '../test/renderApp.tsx';
import { sampleItem } from '../test/sampleItem.ts';
import { storedCart } from '../test/cartInStorage.ts';

/** Mocks `matchMedia` in a window that is narrow (below 576 px) or wide, and can change. */
function screenOf(isNarrow: boolean) {
  let narrow = isNarrow;
  const queries = new Set<Query>();
  class Query extends EventTarget implements MediaQueryList {
    readonly onchange = null;
    readonly media: string;
    constructor(media: string) {
      super();
      this.media = media;
      queries.add(this);
    }
    get matches() {
      return this.media === (narrow ? mobileWindow : wideWindow);
    }
    addListener() {}
    removeListener() {}
  }
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => new Query(media));
  return {
    resize: (to: 'narrow' | 'wide') => {
      narrow = to === 'narrow';
      act(() => {
        for (const query of queries) query.dispatchEvent(new Event('change'));
      });
    },
  };
}

// Adds `matchMedia`, which jsdom lacks, for the mocks, and removes it at the end, because the other
// test files that run in the same window expect none.
beforeEach(() => {
  window.matchMedia ??= () => {
    throw new Error('replaced by each test');
  };
});
afterAll(() => Reflect.deleteProperty(window, 'matchMedia'));

describe('the navigation below 576 px', () => {
  it('is behind a toggle, which a wider screen resets', async () => {
    const { resize } = screenOf(true);
    const { user } = await renderApp();
    const toggle = await screen.findByRole('button', { name: 'Menú' });
    expect(screen.queryByRole('button', { name: 'Ingresar' })).not.toBeInTheDocument();
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Ingresar' })).toBeVisible();
    resize('wide');
    expect(screen.queryByRole('button', { name: 'Menú' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ingresar' })).toBeVisible();
    resize('narrow');
    expect(screen.getByRole('button', { name: 'Menú' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: 'Ingresar' })).not.toBeInTheDocument();
  });

  it('shows a payer all links behind the toggle, and closes when one is followed, even one to the current page', async () => {
    screenOf(true);
    const { user } = await renderApp({ url: '/inicio/cuentas', ...(await payerStorage()) });
    await user.click(await screen.findByRole('button', { name: 'Menú' }));
    await user.click(screen.getByRole('link', { name: 'Pagar mis cuentas' }));
    expect(screen.getByRole('button', { name: 'Menú' })).toHaveAttribute('aria-expanded', 'false');

    await user.click(screen.getByRole('button', { name: 'Menú' }));
    await user.click(screen.getByRole('button', { name: 'Antonia Rojas Fuentes' }));
    expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Mi perfil' }));
    await screen.findByRole('heading', { level: 1, name: 'Mi perfil' });
    expect(screen.queryByRole('link', { name: 'Mi perfil' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menú' })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the navigation', () => {
  it('links a guest’s cart to the cart itself below 576 px, and to the lookup beside it in a wider window', async () => {
    const { resize } = screenOf(true);
    await renderApp({ url: '/preguntas' });
    const cart = () => screen.findByRole('link', { name: 'Carro, 0 cuentas' });
    expect(await cart()).toHaveAttribute('href', '/carroDeCuentas');
    resize('wide');
    expect(await cart()).toHaveAttribute('href', '/consultarCuenta');
  });

  it('links a payer’s cart to the cart at 576 px and above', async () => {
    screenOf(false);
    await renderApp({ url: '/preguntas', ...(await payerStorage()) });
    await screen.findByRole('button', { name: 'Antonia Rojas Fuentes' });
    expect(screen.getByRole('link', { name: 'Carro, 0 cuentas' })).toHaveAttribute(
      'href',
      '/carroDeCuentas',
    );
  });
});

describe('"Volver"', () => {
  beforeEach(() => void screenOf(false));
  const goBack = async (user: Awaited<ReturnType<typeof renderApp>>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Volver' }));

  it('goes back through a guest’s steps of the lookup, and from the first to the root', async () => {
    const { user, ask } = await openAccountStep('aguas-lleuque');
    await ask('10203040');
    await screen.findByRole('heading', { level: 2, name: 'Deudas' });
    await goBack(user);
    await screen.findByRole('button', { name: 'Consultar' });
    await goBack(user);
    await screen.findByRole('button', { name: 'Aguas Lleuque' });
    await goBack(user);
    await screen.findByRole('heading', { level: 1, name: 'Paga tus cuentas en un solo lugar' });
    expect(window.location.pathname).toBe('/');
  });

  it('leaves the first step under any spelling of the route', async () => {
    const { user } = await renderApp({ url: '/ConsultarCuenta/' });
    await screen.findByRole('button', { name: 'Aguas Lleuque' });
    await goBack(user);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Paga tus cuentas en un solo lugar' }),
    ).toBeVisible();
  });

  it.each(['/carroDeCuentas', '/confirmarPago'])(
    'leads a guest from %s to the lookup, at its last step',
    async (url) => {
      const { user } = await openAccountStep('aguas-lleuque', {
        local: { cart: storedCart([sampleItem()]) },
      });
      act(() => window.history.pushState(null, '', url));
      act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
      await screen.findAllByText('Total');
      await goBack(user);
      expect(await screen.findByRole('button', { name: 'Consultar' })).toBeVisible();
      expect(window.location.pathname).toBe('/consultarCuenta');
    },
  );

  it.each(['/consultarCuenta', '/carroDeCuentas', '/confirmarPago'])(
    'leads a payer from %s to the accounts',
    async (url) => {
      const { user } = await renderApp({ url, ...(await payerStorage()) });
      await goBack(user);
      expect(await screen.findByRole('heading', { level: 1, name: 'Mis cuentas' })).toBeVisible();
    },
  );
});
