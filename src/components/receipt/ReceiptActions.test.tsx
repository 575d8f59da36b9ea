import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReceiptContent } from '../../store/device/extra.ts';
import { button } from '../../test/controls.ts';
import { readPdf } from '../../test/output/readPdf.ts';
import { savedFile } from '../../test/output/savedFiles.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { sampleLine, samplePayment } from '../../test/sampleReceipt.ts';
import { ReceiptActions } from './ReceiptActions.tsx';

it('the file of a receipt is created once, and again when the bank’s answer has changed', async () => {
  const save = jest.spyOn(URL, 'createObjectURL');
  const receipt = { payment: samplePayment(), lines: [sampleLine()] };
  const actionsOf = (content: ReceiptContent) => (
    <ReceiptActions receipt={{ ...content }}>{null}</ReceiptActions>
  );
  const press = async () => {
    await userEvent.click(button('Guardar PDF'));
    await screen.findByText('Descargamos el comprobante en PDF.');
  };
  const { rerender } = renderThemed(actionsOf(receipt));
  await press();
  rerender(actionsOf(receipt));
  await press();
  rerender(actionsOf({ ...receipt, lines: [sampleLine({ alias: 'Taller' })] }));
  await press();
  const [first, second] = save.mock.calls.flat();
  expect(second).toBe(first);
  const { pages } = await readPdf(savedFile(2));
  expect(pages[0]?.text).toContain('Taller');
});
