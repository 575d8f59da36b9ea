import { act, screen, waitFor } from '@testing-library/react';
import { linkedQuestions } from '../../config/paths.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { enter } from '../../test/controls.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { questionGroups } from './questions.ts';

async function open(anchor = '') {
  const app = await renderApp({ url: `/preguntas${anchor}` });
  await screen.findByRole('heading', { level: 1, name: 'Preguntas frecuentes' });
  return app;
}

const search = () => screen.getByRole('textbox', { name: 'Buscar una pregunta' });
const questions = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const question = (name: string) => screen.getByRole('button', { name });
const openAnswers = () =>
  screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

const recognised = '¿Cómo reconozco los correos y links del portal?';

it('the page has every question that other screens link to', () => {
  const ids = questionGroups.flatMap((group) => group.questions.map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining([...linkedQuestions]));
});

it('the page ignores an unknown address, answers a question that is pressed, and follows the address while it is open', async () => {
  const { user } = await open('#no-existe');
  expect(openAnswers()).toEqual([]);
  await user.click(question('¿A qué hora puedo pagar?'));
  expect(openAnswers()).toEqual(['¿A qué hora puedo pagar?']);
  expect(screen.getByText(/está disponible las 24 horas/)).toBeVisible();
  await expectNoAxeViolations();
  await user.click(question('¿A qué hora puedo pagar?'));
  expect(openAnswers()).toEqual([]);
  await act(async () => {
    window.location.hash = '#comprobante';
  });
  await waitFor(() => expect(openAnswers()).toEqual(['¿Cómo recibo mi comprobante?']));
});

it('the search finds questions by their words and those of their answers, shows the answers, and leads to any theme', async () => {
  const { user } = await open();
  await enter(user, search(), 'autopistas');
  expect(questions()).toEqual(['¿Qué es Total TAG?']);
  expect(openAnswers()).toEqual(['¿Qué es Total TAG?']);
  expect(screen.getByText('1 pregunta')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Seguridad' }));
  expect(search()).toHaveValue('');
  const theme = screen.getByRole('heading', { level: 2, name: 'Seguridad' });
  expect(theme).toBeVisible();
  await waitFor(() => expect(theme).toHaveFocus());
  await enter(user, search(), 'CONTRASENA');
  expect(questions()).toEqual(['Olvidé mi contraseña, ¿qué hago?']);
  await user.clear(search());
  expect(questions()).toHaveLength(questionGroups.flatMap((group) => group.questions).length);
  expect(openAnswers()).toEqual([]);
});

it.each([
  ['varias-cuentas', /«Después de este pago»/],
  ['varias-cuentas', /elige un archivo/],
  ['link-de-pago', /copia el link, muéstralo como código QR o compártelo/],
  ['correos-y-links-del-portal', /empiezan por (https:\/\/|la dirección del portal)/],
])('the page has an answer about %s with everything that the portal does', (id, words) => {
  const found = questionGroups.flatMap((group) => group.questions).find((each) => each.id === id);
  expect(found?.answer.join(' ')).toMatch(words);
});

it('the page opens the answer in the address, with the focus on its question: how to recognise the portal’s mails and links, with the address that sends them', async () => {
  await open('#correos-y-links-del-portal');
  await waitFor(() => expect(openAnswers()).toEqual([recognised]));
  expect(question(recognised)).toHaveFocus();
  expect(await screen.findByText(/no-responder@pagos\.ejemplo\.cl/)).toBeVisible();
});

it.each([
  ['sin-registro', ['Recordar esta cuenta en este dispositivo']],
  ['varias-cuentas', ['Después de este pago', 'Continuar con…', 'de 20 en 20']],
  [
    'comprobante',
    ['Guardar PDF', 'Compartir', 'Imprimir', 'Enviar a otro correo', 'Buscar un pago'],
  ],
  ['pago-pendiente', ['Tienes un pago en curso', 'Buscar un pago', 'Mis pagos']],
  ['deuda-pagada', ['Tengo un problema con este pago']],
  ['link-de-pago', ['Enviar link de pago', 'copia el link', 'código QR', 'compártelo']],
])('the answer to «%s» names what the screens offer today', (id, names) => {
  const answers = questionGroups.flatMap(({ questions: some }) => some);
  const answer = answers.find((each) => each.id === id)?.answer.join(' ');
  for (const name of names) expect(answer).toContain(name);
});

it('the search shows that nothing was found and links to the contact form', async () => {
  const { user } = await open();
  await enter(user, search(), '<b>xyz</b>');
  expect(screen.getByRole('heading', { name: 'No encontramos «<b>xyz</b>»' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Escríbenos' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
});

it('the page has a separate address for every question and theme', () => {
  const themes = questionGroups.map(({ id }) => id);
  const asked = questionGroups.flatMap((group) => group.questions.map(({ id }) => id));
  const ids = [...themes, ...asked];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
