import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button } from '../../test/controls.ts';
import { readQrCode } from '../../test/output/readQrCode.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { savedFiles, savedText } from '../../test/output/savedFiles.ts';
import { inSandboxBuild } from '../../test/sandboxBuild.ts';

inSandboxBuild();

async function choose(user: UserEvent, service: string) {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Servicio' }), service);
}

/** Opens the console's panel that creates lookup links, and chooses a service. */
async function openMaker(service: string) {
  const app = await renderApp({ url: '/locales#links' });
  await choose(app.user, service);
  return app;
}

const address = (search: string) => `${window.location.origin}/consultarCuenta?${search}`;
const water = 'empresa=aguas-lleuque&convenio=aguas-lleuque-hogar';
const drawing = () => screen.getByRole('img', { name: /^Código QR/ });

it('the panel creates a link, its QR code and its button for an account', async () => {
  const { user } = await openMaker('aguas-lleuque-hogar');
  await user.click(screen.getByRole('textbox', { name: 'Identificador de servicio' }));
  await user.paste('10203040');
  const url = address(`${water}&servicio=10203040`);
  expect(screen.getByText(url)).toBeVisible();
  expect(readQrCode(drawing())).toBe(url);
  await expectNoAxeViolations();

  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(button('Copiar link'));
  expect(copied).toHaveBeenLastCalledWith(url);
  await user.click(button('Copiar HTML'));
  const snippet = new DOMParser().parseFromString(copied.mock.lastCall?.[0] ?? '', 'text/html');
  expect(snippet.querySelector('a')?.href).toBe(url);

  await user.click(button('Descargar QR'));
  expect(savedFiles[0]?.name).toBe('consulta.svg');
  expect(await savedText()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
});

it('the panel leaves out an account that the contract refuses, that is a RUT, or whose company asks for a RUT', async () => {
  const { user } = await openMaker('aguas-lleuque-hogar');
  const field = screen.getByRole('textbox', { name: 'Identificador de servicio' });
  await user.type(field, '123');
  expect(await screen.findByText(/no tiene el formato esperado/)).toBeVisible();
  expect(readQrCode(drawing())).toBe(address(water));
  await user.clear(field);
  await user.paste('12345678-5');
  expect(await screen.findByText('Puede ser un RUT, y un RUT no va en un link')).toBeVisible();
  expect(screen.getByText(address(water))).toBeVisible();

  await choose(user, 'tiendas-copihue-tarjeta');
  expect(screen.getByText(/o vacía si pide el RUT, que nunca va en un link/)).toBeVisible();
  expect(
    screen.getByText(address('empresa=tiendas-copihue&convenio=tiendas-copihue-tarjeta')),
  ).toBeVisible();
});

it('the panel creates a link, its code and its button for the address of another portal, if it is one', async () => {
  const { user } = await openMaker('aguas-lleuque-hogar');
  const field = screen.getByRole('textbox', { name: 'Dirección del portal' });
  expect(field).toHaveValue(window.location.origin);
  await user.clear(field);
  await user.paste('pagos.banco.cl');
  const url = `https://pagos.banco.cl/consultarCuenta?${water}`;
  expect(screen.getByText(url)).toBeVisible();
  expect(readQrCode(drawing())).toBe(url);
  expect(screen.getByRole('img', { name: 'Ver y pagar mi cuenta' })).toBeVisible();
  await user.click(button('Descargar botón'));
  expect(savedFiles[0]?.name).toBe('boton.svg');
  expect(await savedText()).toMatch(/^<svg .*Ver y pagar mi cuenta.*<\/svg>$/);
  await user.type(field, '/inicio');
  expect(await screen.findByText(/^Escribe la dirección del portal/)).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Código QR/ })).toBeNull();
  await expectNoAxeViolations();
});
