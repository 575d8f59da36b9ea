import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button } from '../../test/controls.ts';
import { readPdf } from '../../test/output/readPdf.ts';
import { savedFile, savedFiles } from '../../test/output/savedFiles.ts';
import { payAndComeBack } from '../../test/payJourney.tsx';
import { bank } from '../../test/renderApp.tsx';

/**
 * Fakes the system's share sheet and returns the list of shared files. Each use takes the next of
 * `ends` as its result; once all have been used, each further use succeeds.
 */
function putShareSheet(...ends: (() => Promise<void>)[]): File[] {
  const shared: File[] = [];
  const sheet = {
    canShare: ({ files = [] }: ShareData) => files.every(({ type }) => type === 'application/pdf'),
    share: ({ files = [] }: ShareData) => {
      shared.push(...files);
      return ends.shift()?.() ?? Promise.resolve();
    },
  };
  for (const [name, value] of Object.entries(sheet))
    Object.defineProperty(navigator, name, { value, configurable: true });
  return shared;
}

afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

async function openReceipt() {
  const app = await payAndComeBack('approve');
  await screen.findByRole('button', { name: 'Guardar PDF' });
  const [{ referencia } = { referencia: '' }] = bank.state.inscriptions.slice(-1);
  return { ...app, reference: referencia };
}

describe('the receipt as a file', () => {
  it('is saved as a PDF under its reference, with the content of the screen; no share sheet is offered if the browser shares no files', async () => {
    const { user, reference } = await openReceipt();
    expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull();
    await user.click(button('Guardar PDF'));
    expect(await screen.findByText('Descargamos el comprobante en PDF.')).toBeVisible();
    expect(savedFiles.map(({ name }) => name)).toEqual([`comprobante-${reference}.pdf`]);
    const { pages } = await readPdf(savedFile());
    expect(pages).toHaveLength(1);
    for (const fact of ['$47.530', 'PAGADO', `referencia=${reference}`])
      expect(pages[0]?.text).toContain(fact);
    await expectNoAxeViolations();
  });

  it('is passed to the system’s share sheet as that file; a closed sheet shows nothing, a refusal of the browser the next step', async () => {
    const shared = putShareSheet(
      () => Promise.reject(new DOMException('', 'AbortError')),
      () => Promise.reject(new DOMException('', 'NotAllowedError')),
    );
    const { user, reference } = await openReceipt();
    await user.click(button('Compartir'));
    await waitFor(() => expect(shared).toHaveLength(1));
    expect(screen.queryByText(/Compartiste|está listo/)).toBeNull();
    await user.click(button('Compartir'));
    expect(
      await screen.findByText(/^El comprobante está listo: presiona «Compartir»/),
    ).toBeVisible();
    await user.click(button('Compartir'));
    expect(await screen.findByText('Compartiste el comprobante.')).toBeVisible();
    expect(new Set(shared).size).toBe(1);
    expect(shared[0]?.name).toBe(`comprobante-${reference}.pdf`);
    await user.click(button('Guardar PDF'));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(await shared[0]?.arrayBuffer()).toEqual(await savedFile().arrayBuffer());
  });

  it('T20 shows in its place that it cannot be created, and «Reintentar» creates it', async () => {
    const { user } = await openReceipt();
    const lost = jest.spyOn(globalThis, 'File').mockImplementation(() => {
      throw new Error('lost');
    });
    await user.click(button('Guardar PDF'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No pudimos preparar el PDF');
    await expectNoAxeViolations();
    lost.mockRestore();
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Guardar PDF')).toHaveFocus();
  });
});
