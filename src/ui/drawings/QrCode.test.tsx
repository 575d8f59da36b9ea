import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { readQrCode } from '../../test/output/readQrCode.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { QrCode } from './QrCode.tsx';

it.each([
  'https://pagos.banco.cl/resultadoPago/ACDE2345FGHJ6789KM',
  'https://pagos.banco.cl/consultarCuenta?empresa=agua-lleuque&convenio=hogar&servicio=10203040',
  `https://pagos.banco.cl/pagoEmail?link=${'https%3A%2F%2Fapi.banco.cl%2F'.repeat(20)}`,
  'Año nuevo, ¿cuánto debo?',
])('a code can be read by another library: %s', async (text) => {
  renderThemed(<QrCode text={text} label="Código QR" />);
  expect(readQrCode(screen.getByRole('img', { name: 'Código QR' }))).toBe(text);
  await expectNoAxeViolations();
});

it('there are four light modules around the code, white even on a dark page', () => {
  renderThemed(<QrCode text="https://pagos.banco.cl/" label="Código QR" />);
  const svg = screen.getByRole('img', { name: 'Código QR' });
  const paper = svg.querySelector('rect');
  expect(svg.getAttribute('viewBox')).toMatch(/^-4 -4 (\d+) \1$/);
  expect(paper).toHaveAttribute('fill', '#fff');
  expect(paper).toHaveAttribute('x', '-4');
  expect(svg.querySelector('path')).toHaveAttribute('fill', '#000');
});

it('a text that no code can hold shows that it is too long, and breaks nothing', () => {
  renderThemed(<QrCode text={'a'.repeat(10_000)} label="Código QR" />);
  expect(screen.getByText('Es demasiado largo para un código QR.')).toBeVisible();
});
