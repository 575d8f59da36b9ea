import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, useNavigate } from 'react-router';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { hurry } from '../../test/hurry.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { ModalFrame } from '../modals/ModalFrame.tsx';
import { ToastHost } from './ToastHost.tsx';
import { clearToasts, cornerOf, showToast } from './toasts.ts';
import type { Toast, ToastClass } from './toasts.ts';

const toast = (changes: Partial<Toast> = {}): Toast => ({
  text: 'Cuenta agregada correctamente al carro de compras.',
  targetClass: 'success',
  ...changes,
});
const renderToasts = (links?: ReactNode) =>
  renderThemed(
    <MemoryRouter>
      <ToastHost />
      {links}
    </MemoryRouter>,
  );
const show = (changes?: Partial<Toast>) => act(() => showToast(toast(changes)));
const cardOf = (text: string) => screen.getByText(text).closest('[data-class]');

describe('toasts', () => {
  // The delays of announcements and transitions pass at once.
  hurry((ms) => ms >= 100 && ms <= 300);

  it('appear even if they were requested before the page was rendered', async () => {
    showToast(toast({ text: 'Temprano' }));
    renderToasts();
    expect(await screen.findByText('Temprano')).toBeVisible();
  });

  it.each<[ToastClass, string]>([
    ['success', 'status'],
    ['danger', 'alert'],
    ['warning', 'status'],
    ['info', 'status'],
    ['light', 'status'],
    ['dark', 'status'],
  ])('of the class %s are announced as %s', async (targetClass, role) => {
    renderToasts();
    show({ targetClass, text: `Aviso ${targetClass}` });
    const words = await screen.findByText(`Aviso ${targetClass}`);
    expect(words.closest('[data-class]')).toHaveAttribute('data-class', targetClass);
    await waitFor(() => expect(words).not.toHaveAttribute('aria-hidden'));
    expect(screen.getByRole(role)).toHaveTextContent(`Aviso ${targetClass}`);
    await act(expectNoAxeViolations);
  });

  it('have unique ids, and describe their buttons by their text, as several toasts have buttons of one name', async () => {
    renderToasts();
    const action = { label: 'Deshacer', onPress: () => undefined };
    show({ text: 'Uno', action });
    show({ text: 'Dos', action });
    await screen.findByText('Dos');
    const ids = [cardOf('Uno')?.id, cardOf('Dos')?.id];
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain('');
    for (const name of ['Cerrar aviso', 'Deshacer']) {
      for (const description of ['Uno', 'Dos']) {
        expect(screen.getByRole('button', { name, description })).toBeVisible();
      }
    }
  });

  it('are repeated unless duplicates are suppressed', async () => {
    renderToasts();
    show({ text: 'Otra vez' });
    show({ text: 'Otra vez' });
    await waitFor(() => expect(screen.getAllByText('Otra vez')).toHaveLength(2));
    show({ text: 'Una vez', suppressDuplicates: true });
    show({ text: 'Una vez', suppressDuplicates: true });
    show({ text: 'Fin' });
    await screen.findByText('Fin');
    expect(screen.getAllByText('Una vez')).toHaveLength(1);
  });

  it('close by hand and automatically, or stay open on request, and show the time left on request', async () => {
    renderToasts();
    show({ text: 'Breve', duration: 30 });
    show({ text: 'Firme', duration: null });
    await screen.findByText('Firme');
    await waitFor(() => expect(screen.queryByText('Breve')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    await waitFor(() => expect(screen.queryByText('Firme')).not.toBeInTheDocument());
    expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull();
    show({ text: 'Con barra', progress: true });
    await screen.findByText('Con barra');
    expect(cardOf('Con barra')).toContainElement(screen.getByRole('progressbar', { hidden: true }));
  });

  it('close with the press of their button, which the keyboard reaches and which acts once, however often it is pressed', async () => {
    let presses = 0;
    renderToasts();
    const action = { label: 'Deshacer', onPress: () => (presses += 1) };
    show({ text: 'Quitaste algo', action });
    await screen.findByText('Quitaste algo');
    await act(expectNoAxeViolations);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(presses).toBe(1);
    await waitFor(() => expect(screen.queryByText('Quitaste algo')).not.toBeInTheDocument());

    presses = 0;
    show({ text: 'Quitaste otra cosa', action });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(presses).toBe(1);
  });

  it('T08 are all cleared, shown or waiting for a place, and later ones still appear, even in the moment in which the others are cleared', async () => {
    renderToasts();
    const texts = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'];
    act(() => {
      for (const text of texts) showToast(toast({ text, duration: null }));
    });
    await screen.findByText('Cuatro');
    act(clearToasts);
    expect(screen.queryByText('Cuatro')).not.toBeInTheDocument();
    show({ text: 'De después' });
    await screen.findByText('De después');
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
        'De después',
      ]),
    );

    act(() => {
      clearToasts();
      showToast(toast({ text: 'De despedida' }));
    });
    expect(await screen.findByText('De despedida')).toBeVisible();
    expect(screen.queryByText('De después')).not.toBeInTheDocument();
  });

  it('close when the screen changes, unless they outlive it', async () => {
    renderToasts(
      <>
        <Link to="/otra">Otra página</Link>
        <Link to="?orden=fecha">Otro orden</Link>
      </>,
    );
    show({ text: 'Del carro' });
    show({ text: 'Del pago', outlivesScreen: true });
    await screen.findByText('Del pago');
    await userEvent.click(screen.getByRole('link', { name: 'Otro orden' }));
    expect(screen.getByText('Del carro')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Otra página' }));
    await waitFor(() => expect(screen.queryByText('Del carro')).not.toBeInTheDocument());
    expect(screen.getByText('Del pago')).toBeVisible();
  });

  it('of the cart follow a press to the cart, but not to the confirmation', async () => {
    function Pay({ href }: { href: string }) {
      const navigate = useNavigate();
      const press = () => {
        show({ text: `Hacia ${href}`, endsOn: '/confirmarPago' });
        show({ text: `Además, ${href}` });
        void navigate(href);
      };
      return <button onClick={press}>{href}</button>;
    }
    renderToasts(
      ['/carroDeCuentas', '/confirmarPago'].map((href) => <Pay key={href} {...{ href }} />),
    );
    await userEvent.click(screen.getByRole('button', { name: '/carroDeCuentas' }));
    expect(await screen.findByText('Hacia /carroDeCuentas')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '/confirmarPago' }));
    expect(await screen.findByText('Además, /confirmarPago')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Hacia /confirmarPago')).not.toBeInTheDocument());
  });

  it('are announced over a modal, which hides everything else', async () => {
    renderToasts();
    show({ text: 'Antes' });
    await screen.findByText('Antes');
    renderThemed(<ModalFrame title="Ventana" onClose={() => undefined} />);
    show({ text: 'Después', targetClass: 'danger' });
    await screen.findByText('Después');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Antes'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Después'));
    await act(expectNoAxeViolations);
  });
});

describe('toasts in their own time', () => {
  it('fade in within 200 ms and out within 150 ms', async () => {
    renderToasts();
    show({ text: 'Suave' });
    await screen.findByText('Suave');
    const transition = () => cardOf('Suave')?.getAttribute('style');
    expect(transition()).toContain('opacity 200ms');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    await waitFor(() => expect(transition()).toContain('opacity 150ms'));
  });

  it('stay while they have the focus', async () => {
    renderToasts();
    show({ text: 'Con tiempo', duration: 60 });
    await screen.findByText('Con tiempo');
    await userEvent.tab();
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
    expect(screen.getByText('Con tiempo')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText('Con tiempo')).not.toBeInTheDocument());
  });
});

it.each([
  [undefined, 'bottom', 'right'],
  ['top-left', 'top', 'left'],
  ['top-center', 'top', 'center'],
  ['bottom-right', 'bottom', 'right'],
  ['top', 'top', 'center'],
  ['bottom', 'bottom', 'center'],
  ['left', 'bottom', 'left'],
  ['center', 'bottom', 'center'],
  ['right', 'bottom', 'right'],
] as const)('position %s is at the %s %s', (position, vertical, horizontal) => {
  expect(cornerOf(position)).toEqual({ vertical, horizontal });
});
