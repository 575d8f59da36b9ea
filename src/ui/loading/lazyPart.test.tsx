import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { connectedEvent } from '../hooks/useWhenConnected.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { lazyPart, nothing } from './lazyPart.tsx';
import type { Lost } from './lazyPart.tsx';

interface Named {
  name: string;
}

const Part = ({ name }: Named) => <p>{`Hola, ${name}`}</p>;

/** Creates a loader that rejects until the test changes its result. */
const losing = () =>
  jest.fn<() => Promise<ComponentType<Named>>>().mockRejectedValue(new Error('lost'));

const show = (Lazy: ComponentType<Named>) =>
  renderThemed(
    <Suspense fallback="Cargando">
      <Lazy name="Ana" />
    </Suspense>,
  );

const retry = () => userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));

describe('T20 code that does not load', () => {
  it('shows an error in its place, and is loaded by «Reintentar», with its props and without a reload', async () => {
    const load = losing();
    show(lazyPart(load));
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar esta parte.');
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(Part);
    await retry();
    expect(await screen.findByText('Hola, Ana')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is loaded automatically when the connection is back, and replaces the error', async () => {
    const load = losing();
    show(lazyPart(load, () => <p>Sin esto</p>));
    await screen.findByText('Sin esto');
    load.mockResolvedValue(Part);
    act(() => void window.dispatchEvent(new Event(connectedEvent)));
    expect(await screen.findByText('Hola, Ana')).toBeVisible();
  });

  it('is shown automatically if it only took too long', async () => {
    const late = Promise.withResolvers<ComponentType<Named>>();
    const load = losing()
      .mockRejectedValueOnce(Object.assign(new Error('lost'), { type: 'timeout' }))
      .mockReturnValueOnce(late.promise);
    show(lazyPart(load));
    await screen.findByRole('alert');
    expect(load).toHaveBeenCalledTimes(2);
    late.resolve(Part);
    expect(await screen.findByText('Hola, Ana')).toBeVisible();
  });

  it('stays lost if it takes too long again, until «Reintentar»', async () => {
    const tooLong = Object.assign(new Error('lost'), { type: 'timeout' });
    const load = losing().mockRejectedValue(tooLong);
    show(lazyPart(load));
    await screen.findByRole('alert');
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(2);
    load.mockResolvedValue(Part);
    await retry();
    expect(await screen.findByText('Hola, Ana')).toBeVisible();
  });

  it('is fetched again at the next mount, and kept once it is loaded', async () => {
    const load = losing();
    const Lazy = lazyPart(load);
    const visit = show(Lazy);
    await screen.findByRole('alert');
    visit.unmount();
    load.mockResolvedValue(Part);
    show(Lazy);
    expect(await screen.findByText('Hola, Ana')).toBeVisible();
    show(Lazy);
    expect(screen.getAllByText('Hola, Ana')).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is taken for replaced by a release after a second failure, if the host answers', true],
    ['is not taken for replaced while the host does not answer either', false],
  ])('%s', async (_title, isReached) => {
    const asked = jest.fn();
    const host = setupServer(
      http.head('*/robots.txt', () => {
        asked();
        return isReached ? new HttpResponse() : HttpResponse.error();
      }),
    );
    host.listen();
    const Instead = ({ retry: again, isReplaced }: Lost) => (
      <>
        <button type="button" onClick={again}>
          Reintentar
        </button>
        <p>{isReplaced ? 'Reemplazado' : 'Perdido'}</p>
      </>
    );
    show(lazyPart<Named>(losing(), Instead));
    await screen.findByText('Perdido');
    await retry();
    expect(await screen.findByText(isReached ? 'Reemplazado' : 'Perdido')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
    host.close();
  });
});

it('an optional part shows nothing in place of its lost code', async () => {
  const load = losing();
  show(lazyPart(load, nothing));
  await act(async () => undefined);
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

it('a part whose code was fetched before is shown at once', async () => {
  const Lazy = lazyPart<Named>(async () => Part);
  await Lazy.preload();
  show(Lazy);
  expect(screen.getByText('Hola, Ana')).toBeVisible();
});
