import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { CartItem } from '../../api/cartItem.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { enter } from '../../test/controls.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { questionGroups } from '../help/questions.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { storedCart } from '../../test/cartInStorage.ts';

const search = () => screen.getByRole('combobox', { name: 'Busca tu empresa' });
const categories = () => screen.getByRole('region', { name: '¿Qué quieres pagar hoy?' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const highlighted = () =>
  document.getElementById(search().getAttribute('aria-activedescendant') ?? '');

describe('the page', () => {
  it('is rendered and accepts text before any bank call answers, and keeps the text, and the focus, when the companies arrive', async () => {
    const { release } = holdCalls('');
    const { user } = await renderApp();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Paga tus cuentas en un solo lugar',
    );
    expect(screen.getByRole('link', { name: 'Consultar y pagar' })).toHaveAttribute(
      'href',
      '/consultarCuenta',
    );
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual([
      '¿Qué quieres pagar hoy?',
      'Cómo funciona',
      'Pagar con tranquilidad es parte del servicio',
      'Lo que más nos preguntan',
    ]);
    await user.type(search(), 'lleuq');
    expect(search()).toHaveValue('lleuq');
    expect(screen.getByText('Buscando empresas…')).toBeVisible();
    expect(within(categories()).getByText('Cargando servicios…')).toBeInTheDocument();
    await expectNoAxeViolations();

    release();
    expect(await screen.findByRole('option', { name: /Aguas Lleuque/ })).toBeVisible();
    expect(search()).toHaveValue('lleuq');
    expect(search()).toHaveFocus();
  });

  it('passes on typed text, ignoring an earlier visit’s category', async () => {
    const { user } = await renderApp({
      session: {
        lookup: {
          step: 0,
          categoryId: 'agua',
          totalTagSelected: false,
          fromTotalTagButton: false,
          lastUsed: [],
        },
      },
    });
    await user.type(search(), 'zorzal');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: 'Consultar y pagar' }));
    expect(await screen.findByRole('textbox', { name: 'Buscar empresa' })).toHaveValue('zorzal');
    expect(screen.getByRole('button', { name: 'Cable Zorzal' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aguas Lleuque' })).not.toBeInTheDocument();
  });

  it('links to each category', async () => {
    const { user } = await renderApp();
    const links = await within(categories()).findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Agua',
      'Electricidad',
      'Gas',
      'Telecomunicaciones',
      'Autopistas',
      'Educación',
      'Comercio',
      'Seguros',
      'Municipalidades',
      'Salud',
    ]);
    await expectNoAxeViolations();
    await user.click(within(categories()).getByRole('link', { name: 'Gas' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Consultar cuenta' }),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: /Gas Ulmo/ })).toBeVisible();
  });

  it('links to answers that are open', async () => {
    const { user } = await renderApp();
    const region = await screen.findByRole('region', { name: 'Lo que más nos preguntan' });
    const links = within(within(region).getByRole('list')).getAllByRole('link');
    expect(links).toHaveLength(3);
    const questions = questionGroups.flatMap((group) => group.questions);
    for (const link of links) {
      const asked = questions.find(({ text }) => text === link.textContent);
      expect(link).toHaveAttribute('href', `/preguntas#${asked?.id}`);
    }
    // The page of questions opens the answer in any such address.
    const [question] = links;
    const name = question?.textContent ?? '';
    await user.click(question ?? region);
    const answer = await screen.findByRole('button', { name });
    await waitFor(() => expect(answer).toHaveFocus());
    expect(answer).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the search', () => {
  it('finds a company by the name on its bill, with a typing error, or without its accents, and goes on to its account', async () => {
    const { user } = await renderApp();
    await enter(user, search(), '"Lleuqe Agaus, S. A."');
    expect(await screen.findByRole('option', { name: /Aguas Lleuque/ })).toBeVisible();
    expect(options()).toHaveLength(1);
    await user.clear(search());
    await enter(user, search(), 'electrica arr');
    const option = await screen.findByRole('option', { name: /Eléctrica Arrayán/ });
    expect(option).toHaveTextContent('Electricidad');
    await user.click(option);
    expect(await screen.findByRole('button', { name: 'Consultar' })).toBeVisible();
    expect(screen.getAllByText(/Eléctrica Arrayán/)[0]).toBeVisible();
  });

  it('T17 lists a company once that the bank repeats, none without a lookup, and after any search how many it cannot show', async () => {
    expectConsole(/^getCompanies: /);
    const contracts = [
      {
        id: 'c-1',
        secondId: '01',
        name: 'Hogar',
        totalTag: false,
        identifiers: [{ kind: 'SERVICE_ID', label: 'Número de cliente' }],
      },
    ];
    const company = {
      id: 'e-1',
      name: 'Aguas del Norte',
      categoryId: 'agua',
      image: '',
      contracts,
    };
    const unbilled = { ...company, id: 'e-2', name: 'Norte sin convenios', contracts: [] };
    const broken = { ...company, name: null };
    const companies = [company, company, unbilled, broken, broken];
    bank.use(http.get('*/companies', () => HttpResponse.json(companies)));
    const { user } = await renderApp();
    await enter(user, search(), 'norte');
    await screen.findByRole('option', { name: /Aguas del Norte/ });
    expect(options()).toHaveLength(1);
    expect(screen.getByText('2 empresas no se pudieron mostrar.')).toBeVisible();
    await user.type(search(), 'zzz');
    expect(await screen.findByText(/^No encontramos «nortezzz»/)).toBeVisible();
    expect(screen.getByText('2 empresas no se pudieron mostrar.')).toBeVisible();
    await expectNoAxeViolations();
    await user.clear(search());
    await user.paste('convenios');
    expect(await screen.findByText(/^No encontramos «convenios»/)).toBeVisible();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('works by keyboard alone', async () => {
    const { user } = await renderApp();
    await within(categories()).findByRole('link', { name: 'Gas' });
    await user.click(search());
    await user.keyboard('autopista');
    await screen.findByRole('listbox', { name: 'Empresas' });
    expect(search()).toHaveAttribute('aria-expanded', 'true');
    expect(highlighted()).toHaveTextContent('Autopista del Quillay');
    await user.keyboard('{ArrowDown}');
    expect(highlighted()).toHaveTextContent('Autopista Los Boldos');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(highlighted()).toHaveTextContent(options().at(-1) ?? '');
    await user.keyboard('{ArrowDown}');
    expect(highlighted()).toHaveTextContent('Autopista del Quillay');

    await user.keyboard('{Escape}');
    expect(search()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(search()).toHaveValue('autopista');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('button', { name: 'Consultar' })).toBeVisible();
  });

  it('offers every company before any text is typed, none of them highlighted; closes when the focus leaves it, and is emptied by a second Escape', async () => {
    const { user } = await renderApp();
    await user.click(search());
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(20);
    expect(search()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/');
    await user.keyboard('{ArrowUp}');
    expect(highlighted()).toHaveTextContent(options().at(-1) ?? '');

    await user.paste('gas');
    await screen.findByRole('option', { name: /Gas Ulmo/ });
    await user.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.click(search());
    await user.keyboard('{Escape}{Escape}');
    expect(search()).toHaveValue('');
  });

  it('opens the choice of the service for a company with several contracts', async () => {
    const { user } = await renderApp();
    await enter(user, search(), 'fibra');
    await screen.findByRole('option', { name: /Fibra Loica/ });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('radiogroup', { name: 'Servicio' })).toBeVisible();
  });

  it('shows that nothing was found, with the typed text as text (T17), of which a long one stays whole in the field and is shown in part', async () => {
    const { user } = await renderApp();
    const pasted = 'kilimanjaro '.repeat(50);
    await user.click(search());
    await user.paste(pasted);
    expect(search()).toHaveValue(pasted);
    const note = await screen.findByText(/^No encontramos «kilimanjaro.*…»\./);
    expect(note.textContent.length).toBeLessThan(250);
    const { parentElement: popup } = note;
    expect(within(popup ?? document.body).getByRole('link')).toHaveTextContent(
      'Ver todas las empresas',
    );

    await user.clear(search());
    await user.paste('<img src=x onerror=alert(1)>');
    expect(
      await screen.findByText(/No encontramos «<img src=x onerror=alert\(1\)>»/),
    ).toBeVisible();
    expect(search()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(window.location.pathname).toBe('/');
  });
});

it.each(['/', '/pagarServicios'])(
  'T17 hostile names of the bank stay short text at %s',
  async (url) => {
    const evil = `<img src=x>\u202E${'W'.repeat(10_000)}`;
    const identifiers = [{ kind: 'SERVICE_ID', label: evil }];
    const contracts = [{ id: 'c-1', secondId: '01', name: evil, totalTag: false, identifiers }];
    bank.use(
      http.get('*/businessCategories', () =>
        HttpResponse.json([{ id: 'agua', name: evil, icon: '' }]),
      ),
      http.get('*/companies', () =>
        HttpResponse.json([{ id: 'e-1', name: evil, categoryId: 'agua', image: '', contracts }]),
      ),
    );
    await renderApp({ url });
    const [first] = await screen.findAllByText(/^<img src=x>/);
    expect(first).toBeVisible();
    const texts = screen.getAllByText(/WWW/).map(({ textContent }) => textContent.length);
    expect(Math.max(...texts)).toBeLessThanOrEqual(61);
    expect(document.querySelector('main img[src=x]')).toBeNull();
  },
);

describe('without the bank', () => {
  it('the page is still useful and offers a retry', async () => {
    bank.setFault({ kind: 'error500' }, 'getCategories');
    bank.setFault({ kind: 'error500' }, 'getCompanies');
    const { user } = await renderApp();

    expect(await within(categories()).findByRole('alert')).toHaveTextContent(
      'No pudimos cargar los servicios',
    );
    await enter(user, search(), 'luz');
    expect(await screen.findByText(/No pudimos cargar las empresas/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Consultar y pagar' })).toBeVisible();
    await expectNoAxeViolations();

    bank.clearFaults();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: /Luz Canelo/ })).toBeVisible();
    expect(search()).toHaveFocus();
    await user.click(within(categories()).getByRole('button', { name: 'Reintentar' }));
    expect(await within(categories()).findByRole('link', { name: 'Agua' })).toBeVisible();
  });
});

describe('a payment under way', () => {
  const item = sampleItem({ company: { name: 'Luz Canelo', image: '' } });
  const other = sampleItem({ company: { name: 'Gas Ulmo', image: '' } });
  const base = { items: [item], owner: '', email: 'ana@ejemplo.cl', startedAt: Date.now() };
  const inscribed = { ...base, reference: 'R-77' };
  const open = async (attempt: object, items: CartItem[] = [], ...earlier: object[]) => {
    const attempts = [attempt, ...earlier];
    const cart = storedCart(items);
    await renderApp({ local: { payment: { version: 2, attempts, receipts: [] }, cart } });
    await within(categories()).findByRole('link', { name: 'Gas' });
  };
  const seePayment = () => screen.queryByRole('link', { name: 'Ver pago' });

  it.each(['open', 'pending'])('is offered again while it is %s (T04)', async (status) => {
    await open({ ...inscribed, status }, [item, other]);
    expect(screen.getByText('Tienes un pago en curso')).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('Luz Canelo, $ 25.990. Revisa');
    expect(seePayment()).toHaveAttribute('href', '/resultadoPago?referencia=R-77');
  });

  it('names and sums only the bills that the bank counts to it', async () => {
    const items = [
      { ...item, debtFrontId: '1' },
      { ...other, debtFrontId: '2' },
    ];
    await open({ ...inscribed, items, status: 'pending', coveredIds: ['2'] });
    expect(screen.getByRole('main')).toHaveTextContent('Gas Ulmo, $ 25.990. Revisa');
  });

  it('links to its result when the registration was never answered (T03)', async () => {
    const items = [item, other];
    await open({ ...base, items, status: 'asked' }, items);
    expect(screen.getByRole('main')).toHaveTextContent('Luz Canelo y 1 más, $ 51.980.');
    expect(seePayment()).toHaveAttribute('href', '/resultadoPago');
  });

  // store/payment/attempt.test.ts tries which payments are under way.
  it('is not offered once it is paid or rejected', async () => {
    const rejected = { ...inscribed, reference: 'R-78', startedAt: base.startedAt - 1 };
    await open({ ...inscribed, status: 'paid' }, [], { ...rejected, status: 'rejected' });
    expect(screen.queryByText('Tienes un pago en curso')).not.toBeInTheDocument();
    expect(seePayment()).not.toBeInTheDocument();
  });
});
