import type { ReceiptContent } from '../../store/device/extra.ts';

/**
 * Creates one PDF of the receipts, with the name under which it is saved and shared. The code and
 * library for it load with the first call.
 */
export async function receiptFile(receipts: readonly ReceiptContent[]): Promise<File> {
  const { receiptPdf } = await import('./receiptPdf.ts');
  const [first] = receipts;
  const name =
    first && receipts.length === 1
      ? `comprobante-${first.payment.reference.replace(/\W/g, '')}.pdf`
      : `comprobantes-${receipts.length}.pdf`;
  return new File([await receiptPdf(receipts)], name, { type: 'application/pdf' });
}
