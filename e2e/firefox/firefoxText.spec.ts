import { pasteRows, typeRuts } from '../screens/arrivingTable.ts';
import { test } from '../support/firefox.ts';
import { signIn } from '../support/payer.ts';

const code = 'ACDE2345FGHJ6789KMNP';

// Few texts of each kind are enough here, because all of them are tried in Chromium
// (e2e/screens/arrivingText.spec.ts).

test('T16 in Firefox a contact form drops the signs of a typed RUT, and reads pasted text', async ({
  firefoxPage: page,
}) => {
  await typeRuts(page);
  await pasteRows(page, 'RUT', [
    ['12345678.5', '12345678.5', /ingresa un RUT válido/],
    ['12 345 678 – 5', '12.345.678-5'],
  ]);
  await pasteRows(page, 'Correo electrónico', [
    ['ｌｕｉｓ＠ｃｏｒｒｅｏ．ｃｌ', 'luis@correo.cl'],
    ['Luis <luis@correo.cl>', 'luis@correo.cl'],
  ]);
  await pasteRows(page, 'Teléfono', [
    ['＋５６ ９ ８７６５ ４３２１', '+56987654321'],
    ['987654321,5', '987654321,5', /número/],
  ]);
  await pasteRows(page, 'Nombre', [['Nu\u0301n\u0303ez', 'Núñez']]);
});

test('T16 in Firefox bills’ numbers, RUTs and a payment’s reference are read from pasted text', async ({
  firefoxPage: page,
}) => {
  await page.goto('/consultarCuenta?empresa=aguas-lleuque', { waitUntil: 'networkidle' });
  await pasteRows(page, 'Identificador de servicio', [
    ['10203040,00', '10203040'],
    ['10203040;10203041,00', '10203040, 10203041'],
    ['10203040/3', '10203040/3', /no tiene el formato esperado/],
    ['１０２０３０４０', '10203040'],
  ]);
  await page.goto('/consultarCuenta?empresa=tiendas-copihue', { waitUntil: 'networkidle' });
  await pasteRows(page, 'RUT', [
    ['00123456785', '12.345.678-5'],
    ['123456785\n12.345.678–5', '12.345.678-5'],
    ['12345678\t5', '12.345.678-5'],
    ['12345678.5', '12345678.5', /ingresa un RUT válido/],
    ['１２．３４５．６７８－５', '12.345.678-5'],
  ]);
  await page.goto('/resultadoPago', { waitUntil: 'networkidle' });
  await pasteRows(page, 'Referencia', [
    [`«${code}».`, code],
    [`https://urldefense.com/v3/__https://p.cl/r?referencia=${code}__;!!x`, code],
    ['> Hola\n> Referencia: ACDE 2345 FGHJ 6789 KMNP\n> Saludos', code],
    ['Mi pago de ayer', 'Mi pago de ayer', /No encontramos una sola referencia/],
  ]);
});

test('T16 in Firefox days are read from pasted text', async ({ firefoxPage: page }) => {
  await signIn(page);
  await page.goto('/inicio/pagos/cartolaHistorica', { waitUntil: 'networkidle' });
  await pasteRows(page, 'Desde', [
    ['3-10-2025', '2025-10-03'],
    ['viernes 3 de octubre de 2025', '2025-10-03'],
    ['３/１０/２０２５', '2025-10-03'],
    ['31/02/2025', '31/02/2025', /fecha/i],
  ]);
});
