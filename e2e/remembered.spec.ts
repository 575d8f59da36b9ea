import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { consult, payAsGuest } from './journey.ts';
import { watchShifts } from './shifts.ts';
import { press, testAccess } from './states.ts';

const water = {
  companyId: 'aguas-lleuque',
  contract: { id: 'aguas-lleuque-hogar', secondId: '01' },
  kind: 'SERVICE_ID',
  value: '10203041',
  alias: 'Aguas Lleuque',
};
const life = {
  companyId: 'vida-queltehue',
  contract: { id: 'vida-queltehue-vida', secondId: '01' },
  kind: 'CLIENT_ID',
  value: '12345678-5',
  alias: 'Vida Queltehue',
};
const gone = { ...life, companyId: 'no-existe', value: '1', alias: 'Una compañía que ya no está' };
const many = Array.from({ length: 18 }, (_, index) => ({
  ...water,
  value: `2000000${index}`,
  alias: `Departamento ${index}, edificio de los Aromos, torre norte`,
}));

/** Opens the home page of a browser that remembers accounts. */
const openHome = (accounts: readonly object[]) => async (page: Page) => {
  await page.goto('/preguntas');
  await page.evaluate(
    (text) => localStorage.setItem('rememberedAccounts', text),
    JSON.stringify(accounts),
  );
  await page.goto('/');
  await page.getByRole('region', { name: 'Tus cuentas en este computador' }).waitFor();
};

test('a guest pays a remembered account in three presses, and types the e-mail alone', async ({
  page,
}) => {
  await openHome([water])(page);
  let presses = 0;
  await page.exposeFunction('countPress', () => (presses += 1));
  await page.addInitScript(() => {
    const count = Reflect.get(window, 'countPress') as () => void;
    window.addEventListener('pointerdown', count, { capture: true });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Consultar Aguas Lleuque' }).click();
  await page.getByRole('button', { name: 'Pagar Aguas Lleuque' }).click();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@ejemplo.cl');
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await page.getByRole('button', { name: 'Aprobar' }).waitFor();
  expect(presses).toBe(3);
});

for (const width of [1440, 1024, 768, 375]) {
  test(`nothing moves while the home page comes with remembered accounts, ${width} px`, async ({
    page,
  }) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.setViewportSize({ width, height: 800 });
    const readShifts = await watchShifts(page);
    for (const accounts of [[water], [water, life, gone], [...many, water, life]]) {
      await openHome(accounts)(page);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const shifts = await readShifts();
      const sum = shifts.reduce((total, [value]) => total + value, 0);
      expect(sum, `${accounts.length} ${JSON.stringify(shifts)}`).toBeLessThan(0.001);
    }
  });
}

testAccess('the accounts in this computer', [
  ['none asked for', openHome([water, life, gone])],
  [
    'all asked for',
    async (page) => {
      await press('Consultar todas')(page);
      await page.getByText('en 1 cuenta.').waitFor();
    },
  ],
  ['one forgotten', press('Olvidar Vida Queltehue')],
  ['twenty of them', openHome([...many, water, life])],
  [
    'the choice beside the debts',
    async (page) => {
      await page.goto('/consultarCuenta?empresa=aguas-lleuque');
      await consult(page);
      await page.getByRole('checkbox', { name: /^Recordar/ }).waitFor();
    },
  ],
  [
    'what can be remembered after paying',
    async (page) => {
      await payAsGuest(page);
      await page.getByRole('button', { name: /^Recordar/ }).waitFor();
    },
  ],
]);
