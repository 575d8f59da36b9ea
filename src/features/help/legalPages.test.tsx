import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { confirmModal } from '../../store/session/modalsSlice.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { legalTexts, loadLegalTexts } from './legalTexts.ts';

await loadLegalTexts();
const { terms, bases: legalBases } = legalTexts();

const textOf = ({ sections }: typeof terms) => JSON.stringify(sections);

describe('the terms and conditions', () => {
  it('cover every section in its order', () => {
    expect(terms.sections.map(({ title }) => title)).toEqual([
      'Definiciones',
      'Uso del Portal',
      'Usos prohibidos',
      'Responsabilidades',
      'Límites de pago',
      'Prueba de las operaciones',
      'Propiedad intelectual',
      'Datos personales',
      'Disponibilidad y término del servicio',
      'Costos',
      'Ley aplicable',
    ]);
    expect(textOf(terms)).toContain('las 24 horas del día, los 7 días de la semana');
    expect(textOf(terms)).toContain('no tiene costo para el Usuario Pagador');
    expect(textOf(terms)).toContain('leyes de la República de Colombia');
    expect(textOf(terms)).toContain('Banco de Prueba Empresas Colombia S.A.');
  });
});

describe('the legal bases', () => {
  it('describe the tests and how to report a barrier, at an address of their own, and link the contact page and the bank’s phone wherever they name them', async () => {
    await renderApp({ url: '/basesLegales#accesibilidad-y-seguridad' });
    const title = await screen.findByRole('heading', { name: /Accesibilidad y seguridad$/ });
    expect(title).toHaveFocus();
    const section = title.closest('section');
    for (const fact of [
      /WCAG 2.2, nivel AA/,
      /Chrome, Edge, Firefox y Safari/,
      /barrera.*contacto o llamando al 600 000 0000 \(lunes/,
    ]) {
      expect(section).toHaveTextContent(fact);
    }
    const main = within(screen.getByRole('main'));
    const named = textOf(legalBases).split('página de contacto').length - 1;
    const links = main.getAllByRole('link', { name: 'página de contacto' });
    expect(links).toHaveLength(named);
    for (const link of links) expect(link).toHaveAttribute('href', '/contacto');
    const [call] = main.getAllByRole('link', { name: '600 000 0000' });
    expect(call).toHaveAttribute('href', 'tel:6000000000');
  });

  it('name everything that the browser stores, and for how long', () => {
    const kept = JSON.stringify(legalBases.sections.find(({ id }) => id === 'en-este-dispositivo'));
    for (const what of [
      /Tu carro.*después de este pago/,
      /sin terminar, se olvidan a los 7 días; uno pendiente, a los 30/,
      /correo.*hasta 30 días/,
      /recordar.*hasta 20 cuentas/,
      /consultaste.*cierras la pestaña/,
      /sesión.*cierras sesión/,
      /configuración del portal/,
    ]) {
      expect(kept).toMatch(what);
    }
  });
});

describe.each([
  ['/terminos', terms],
  ['/basesLegales', legalBases],
])('the page %s', (path, document_) => {
  const { title, sections } = document_;

  it('goes to the section in the address, and shows each section and links to it', async () => {
    const last = sections.at(-1);
    await renderApp({ url: `${path}#${last?.id}` });
    const heading = await screen.findByRole('heading', {
      level: 2,
      name: new RegExp(`${last?.title}$`),
    });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const headings = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Contenido',
      ...sections.map((section, index) => `${index + 1}. ${section.title}`),
    ]);
    const contents = screen.getByRole('navigation', { name: 'Contenido' });
    for (const link of within(contents).getAllByRole('link')) {
      const anchor = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(anchor)).toHaveTextContent(link.textContent ?? '-');
    }
    await expectNoAxeViolations();
  });
});

describe('T26 the terms modal', () => {
  /** Asks for the terms, in a portal whose page has little text of its own. */
  async function ask(opened?: Awaited<ReturnType<typeof renderApp>>) {
    const app = opened ?? (await renderApp({ url: '/pagoEmail' }));
    const opener = await screen.findByRole('heading', { level: 1 });
    opener.focus();
    let answer: boolean | undefined;
    await act(async () => {
      void app.store.dispatch(confirmModal({ kind: 'terms' })).then((confirmed) => {
        answer = confirmed;
      });
    });
    const dialog = await screen.findByRole('dialog', { name: 'Términos y Condiciones' });
    return { app, user: app.user, dialog, opener, answer: () => answer };
  }

  it('has the whole text and closes with true by «Aceptar»', async () => {
    const { user, dialog, answer } = await ask();
    expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(
      terms.sections.length,
    );
    await expectNoAxeViolations();
    await user.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(answer()).toBe(true));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is dismissed by Escape and by «Cerrar», traps the focus and returns it', async () => {
    const { app, user, dialog, opener, answer } = await ask();
    for (let step = 0; step < 6; step += 1) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(answer()).toBe(false));
    await waitFor(() => expect(opener).toHaveFocus());

    const again = await ask(app);
    await user.click(within(again.dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(again.answer()).toBe(false));
  });
});
