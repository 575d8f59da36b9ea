import type { Page } from '@playwright/test';
import type { TestIdentifiers } from '../../contract/check/identifiers.ts';
import { CommandError } from '../../mocks/http/commandLine.ts';
import { captchaScript } from '../../mocks/captcha.ts';
import { paths } from '../../src/config/paths.ts';
import { answerOf, calledBy } from './probeCalls.ts';
import { fillAccount, findAccount, openReceipt, signIn, signOut, visit } from './probeSteps.ts';
import type { Companies, Step, Walk } from './probeSteps.ts';

// The steps of `--write`, which change data and send mails. Most accept an error as the answer, so
// that one broken endpoint does not end the walk; `followCalls` reports the error. Later steps
// remove what earlier ones add, also what an earlier walk left when it was stopped.

/** The alias of the account that the walk saves and removes. */
const alias = 'Prueba de vigilancia';

/** A phone number and a RUT (Chilean tax ID) that are valid but fictitious. */
const phone = '+56911111111';
const rut = '11.111.111-1';

/** Returns the identifiers that the steps need; throws an error that names the missing ones. */
function writeIdentifiers({ payer, otherPayer, newPayer, unsaved, mail }: TestIdentifiers) {
  if (payer && otherPayer && newPayer && unsaved && mail !== undefined)
    return { payer, otherPayer, newPayer, unsaved, mail };
  const given = { payer, otherPayer, newPayer, unsaved, mail };
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [`"${name}"`]));
  throw new CommandError(`--write also needs ${missing.join(', ')} in the identifiers.`);
}

/** Presses a button and waits for the answer to an operation. */
async function press(page: Page, button: string, id: string) {
  const [answer] = await Promise.all([
    answerOf(page, id),
    page.getByRole('button', { name: button, exact: true }).last().click(),
  ]);
  return answer;
}

const fill = (page: Page, field: string, text: string) =>
  page.getByRole('textbox', { name: field, exact: true }).fill(text);

/**
 * Opens the list of accounts, and loads further accounts until the one with the alias above
 * appears; returns whether it exists.
 */
async function openOwnAccount(page: Page, url: string): Promise<boolean> {
  await visit(page, new URL(paths.accounts, url), 'Mis cuentas');
  const own = page.getByRole('button', { name: `Quitar ${alias}` });
  const more = page.getByRole('button', { name: 'Ver más', exact: true });
  const removals = page.getByRole('button', { name: /^Quitar / });
  await removals.first().waitFor();
  while (!(await own.isVisible()) && (await more.isVisible())) {
    const shown = await removals.count();
    await more.click();
    await removals.nth(shown).waitFor();
  }
  return own.isVisible();
}

/** Returns the steps in the payer's own area; together they leave the payer's data as it was. */
function ownSteps(
  url: string,
  { payer, unsaved, mail }: ReturnType<typeof writeIdentifiers>,
): Step[] {
  return [
    {
      name: 'save account',
      isOptional: true,
      async reach(page) {
        const [response] = await Promise.all([
          answerOf(page, 'getPayerCompanies'),
          visit(page, new URL(paths.addAccount, url), 'Agregar cuenta'),
        ]);
        const account = findAccount((await response.json()) as Companies, unsaved);
        const { company, contract } = account;
        await page.getByLabel('Buscar empresa').fill(company.name);
        await page
          .getByRole('list', { name: 'Empresas' })
          .getByRole('button', { name: company.name, exact: true })
          .click();
        if (company.contracts.length > 1) {
          await page.getByRole('radio', { name: contract.name, exact: true }).check();
          await page.getByRole('button', { name: 'Continuar', exact: true }).click();
        }
        await fillAccount(page, 'Guardar cuenta', account);
        await fill(page, 'Alias', alias);
        await press(page, 'Guardar cuenta', 'addAccount');
      },
      // The bank refuses an account that is already saved, as by an earlier walk that was stopped.
      mayRefuse: 'addAccount',
    },
    {
      name: 'rename account',
      isOptional: true,
      async reach(page) {
        const isSaved = await openOwnAccount(page, url);
        const edit = page.getByRole('button', { name: isSaved ? `Editar ${alias}` : /^Editar / });
        await edit.first().click();
        // The alias is saved unchanged, because the account may be the payer's own.
        await press(page, 'Guardar', 'renameAccount');
      },
    },
    {
      name: 'remove account',
      isOptional: true,
      async reach(page) {
        if (!(await openOwnAccount(page, url))) throw new Error('No account was saved');
        await press(page, `Quitar ${alias}`, 'deleteAccount');
      },
    },
    {
      name: 'mail receipt',
      isOptional: true,
      async reach(page) {
        if (!(await openReceipt(page, url))) throw new Error('The payer has no paid payment');
        const another = page.getByRole('button', { name: 'Enviar a otro correo' });
        if (await another.isVisible()) await another.click();
        await fill(page, 'Correo electrónico', mail);
        await press(page, 'Enviar comprobante', 'sendReceipt');
      },
    },
    {
      name: 'save profile',
      isOptional: true,
      async reach(page) {
        await visit(page, new URL(paths.profile, url), 'Mi perfil');
        await press(page, 'Guardar cambios', 'updateUser');
      },
    },
    {
      name: 'change password',
      isOptional: true,
      async reach(page) {
        await visit(page, new URL(paths.changePassword, url), 'Cambiar contraseña');
        for (const field of ['Contraseña actual', 'Nueva contraseña', 'Confirmar contraseña'])
          await page.getByLabel(field, { exact: true }).fill(payer.password);
        await press(page, 'Cambiar contraseña', 'changePassword');
      },
      // A bank may refuse a new password that equals the current one.
      mayRefuse: 'changePassword',
    },
    {
      name: 'keep session',
      isOptional: true,
      async reach(page) {
        // Moves the page's clock by 24 seconds: the portal calls `keepAlive` after 15 and
        // `refreshToken` after 23 seconds.
        await page.clock.install();
        await visit(page, new URL(paths.accounts, url), 'Mis cuentas');
        await Promise.all([
          answerOf(page, 'keepAlive'),
          answerOf(page, 'refreshToken'),
          page.clock.fastForward(24_000),
        ]);
      },
    },
  ];
}

/**
 * Returns the steps that `--write` adds: to the guest's sequence (`guest`), to the payer's (`own`),
 * and further sequences (`ways`), each for a browser context of its own.
 */
export function writeSteps({ url, ids }: Walk): { guest: Step[]; own: Step[]; ways: Step[][] } {
  const given = writeIdentifiers(ids);
  const { otherPayer, newPayer, mail } = given;
  let link: string | undefined;
  let isAsked = false;

  const guest: Step[] = [
    {
      name: 'send link',
      isOptional: true,
      async reach(page) {
        page.on('request', (request) => {
          if (calledBy(request)?.id !== 'notifyLink') return;
          ({ link } = request.postDataJSON() as { link: string });
        });
        await page.getByRole('button', { name: 'Enviar link de pago' }).click();
        const dialog = page.getByRole('dialog', { name: 'Link de pago' });
        await fill(page, 'Correos electrónicos', mail);
        await dialog.getByRole('button', { name: 'Enviar Link' }).click();
        await dialog.getByRole('button', { name: /^Volver al portal$/i }).click();
      },
    },
  ];

  const visitor: Step[] = [
    {
      name: 'open link',
      isOptional: true,
      async reach(page) {
        if (link === undefined) throw new Error('No link was sent');
        await Promise.all([answerOf(page, 'getPaymentLink'), page.goto(link)]);
      },
    },
    {
      name: 'mail code',
      isOptional: true,
      async reach(page) {
        await visit(page, new URL(paths.resetPassword, url), 'Restablecer contraseña');
        await fill(page, 'Correo electrónico', given.payer.email);
        await press(page, 'Enviar código', 'recoverPassword');
      },
    },
    {
      name: 'contact',
      isOptional: true,
      async reach(page) {
        // A script of the sandbox replaces Google's captcha, because the probe cannot solve it. A
        // bank that verifies the script's token with Google refuses the mail.
        await page.route(/^https:\/\/www\.google\.com\/recaptcha\/api\.js/, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: captchaScript }),
        );
        await visit(page, new URL(paths.contact, url), 'Contacto');
        await fill(page, 'Nombre', 'Prueba');
        await fill(page, 'RUT', rut);
        await fill(page, 'Correo electrónico', mail);
        await fill(page, 'Teléfono', phone);
        await fill(page, 'Comentario', 'Prueba de vigilancia: no hay que responderla.');
        await page.getByRole('checkbox', { name: /No soy un robot/ }).check();
        await press(page, 'Enviar', 'sendContactMail');
        await page.getByRole('dialog').waitFor();
      },
      mayRefuse: 'sendContactMail',
    },
  ];

  const registered: Step[] = [
    {
      name: 'register',
      async reach(page) {
        await visit(page, new URL(paths.register, url), 'Crea tu cuenta');
        await fill(page, 'Nombre', 'Prueba');
        await fill(page, 'Apellidos', 'Vigilancia');
        await fill(page, 'RUT', newPayer.rut);
        await fill(page, 'Correo electrónico', newPayer.email);
        await fill(page, 'Teléfono', phone);
        for (const field of ['Contraseña', 'Confirmar contraseña'])
          await page.getByLabel(field, { exact: true }).fill(newPayer.password);
        await page.getByRole('checkbox', { name: /Acepto los Términos/ }).check();
        const answer = await press(page, 'Crear cuenta', 'register');
        if (!answer.ok() && answer.status() !== 409)
          throw new Error('The payer was not registered');
      },
      // The bank refuses a payer who is already registered, as by an earlier walk that was stopped.
      mayRefuse: 'register',
    },
    { name: 'new payer', reach: (page) => signIn(page, url, newPayer) },
    {
      name: 'delete user',
      async reach(page) {
        await visit(page, new URL(paths.profile, url), 'Mi perfil');
        await page.getByRole('button', { name: 'Eliminar mi usuario' }).click();
        await fill(page, 'Escribe ELIMINAR para confirmar', 'ELIMINAR');
        const answer = await press(page, 'Eliminar mi usuario', 'deleteUser');
        if (answer.ok()) await page.getByText('Tu usuario fue eliminado.').waitFor();
      },
    },
  ];

  const open = async (page: Page) => {
    isAsked = (await signIn(page, url, otherPayer)) || isAsked;
  };
  return {
    guest,
    own: ownSteps(url, given),
    ways: [
      visitor,
      registered,
      // Both sequences sign in as the same payer, and the first does not sign out. So the bank must
      // report the first session when the second sequence signs in, in a browser context of its
      // own.
      [{ name: 'first session', reach: open }],
      [
        {
          name: 'other session',
          async reach(page) {
            await open(page);
            if (!isAsked) throw new Error('The bank reported no other session');
          },
        },
        { name: 'other logout', reach: signOut },
      ],
    ],
  };
}
