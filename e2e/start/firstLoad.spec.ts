import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { firstLoad } from '../support/size.ts';

const dist = path.join(import.meta.dirname, '../../dist');
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

/** Texts of features that are used after a payment or rarely, and of their libraries. */
const laterTexts = [
  'Guardar PDF',
  '%PDF-',
  'Pagos de este dispositivo',
  'Pago en curso',
  'Recordármelo cada mes',
  'BEGIN:VCALENDAR',
  'Comisión',
  'Descargar botón',
  'Ocultar aviso',
];

test('the script that / needs has nothing of receipts as files, payments of the device, calendars and bill links', () => {
  const first = firstLoad(dist).map(({ file }) => file);
  const scripts = readdirSync(path.join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`);
  const later = scripts.filter((file) => !first.includes(file));
  for (const text of laterTexts) {
    expect(
      later.some((file) => read(file).includes(text)),
      text,
    ).toBe(true);
    expect(
      first.filter((file) => read(file).includes(text)),
      text,
    ).toEqual([]);
  }
});
