import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyModal } from './lazyModal.tsx';

function Login({ email }: { email: string }) {
  return <h2>{`Ingresa tus datos, ${email}`}</h2>;
}

describe('T20 a modal whose code does not load', () => {
  it('is given up once, and opens the next time it is asked for', async () => {
    expectConsole(/lost/);
    const load = jest
      .fn<() => Promise<ComponentType<{ email: string }>>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(Login);
    const Modal = lazyModal(load);
    const giveUp = jest.fn();
    const open = () =>
      render(
        <ErrorBoundary place="modal" instead={null} onBroken={giveUp}>
          <Modal email="ana@ejemplo.cl" />
        </ErrorBoundary>,
      );

    const lost = open();
    await waitFor(() => expect(giveUp).toHaveBeenCalledTimes(1));
    expect(load).toHaveBeenCalledTimes(1);
    lost.unmount();

    open();
    expect(await screen.findByText('Ingresa tus datos, ana@ejemplo.cl')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    expect(giveUp).toHaveBeenCalledTimes(1);
  });
});
