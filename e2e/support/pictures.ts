import type { Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { effort } from '../../src/test/output/readQrCode.ts';

/** The contents of a QR code, decoded from a screenshot of it. */
export async function readPicture(code: Locator): Promise<string> {
  const png = (await code.screenshot({ caret: 'initial' })).toString('base64');
  // Another page decodes the picture, because the portal's content security policy blocks reading
  // it.
  const page = await code.page().context().newPage();
  const { width, height, data } = await page.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { width: image.width, height: image.height, data: Array.from(pixels) };
  }, png);
  await page.close();
  return decodeQR({ width, height, data: Uint8ClampedArray.from(data) }, { effort });
}
