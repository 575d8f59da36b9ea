import type { Page, Request } from '@playwright/test';
import { fetchBankState } from '../support/bankState.ts';
import { expect, test } from '../support/fixtures.ts';
import { bankPort } from '../support/httpSettings.ts';
import { collectTwoBills, confirm } from '../support/journey.ts';
import { openLinkModal, sendLink } from '../support/linkJourney.ts';

/** The same bank at an origin other than the portal's. */
const payOrigin = `http://127.0.0.1:${bankPort}`;
const google = /google|gstatic/;

/** Moves the payment page's URL in the bank's answers to `payOrigin`. */
async function moveButton(page: Page): Promise<void> {
  await page.route(/apiDashboardPago\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /http:\/\/localhost:\d+\/banco/,
      `${payOrigin}/banco`,
    );
    await route.fulfill({ response, body });
  });
}

/** Collects the requests that a page sends to origins other than `own`. */
function followLeaving(page: Page, own: string) {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== own) requests.push(request);
  });
  return {
    urls: () => requests.map((request) => request.url()),
    async referrers() {
      const headers = await Promise.all(requests.map((request) => request.allHeaders()));
      return headers.flatMap(({ referer }) => referer || []);
    },
  };
}

test('T44 neither the bank’s payment page nor Google gets the reference in a page’s address', async ({
  page,
  baseURL,
}) => {
  await moveButton(page);
  await page.route(google, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await collectTwoBills(page);
  await confirm(page);
  const leaving = followLeaving(page, String(baseURL));
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await page.waitForURL(`${payOrigin}/**`);
  const [made] = (await fetchBankState(page.request)).inscriptions.slice(-1);
  const result = `/resultadoPago?referencia=${made?.referencia}`;
  await page.goto(result);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await page.waitForURL(`${payOrigin}/**`);
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await page.waitForURL(`**${result}`);
  await page.getByRole('link', { name: 'Tengo un problema con este pago' }).click();
  await page.getByLabel('Nombre').fill('Élida Soto');
  await expect.poll(() => leaving.urls().some((url) => google.test(url))).toBe(true);
  const pages = leaving.urls().filter((url) => url.startsWith(`${payOrigin}/banco/?`));
  expect(pages.length).toBeGreaterThanOrEqual(2);
  expect(await leaving.referrers()).toEqual([]);
});

test('T44 the bank’s payment page does not get the address of a payment link', async ({
  page,
  baseURL,
}) => {
  await moveButton(page);
  await collectTwoBills(page);
  await confirm(page);
  await openLinkModal(page);
  await sendLink(page);
  await page.getByText('El link fue generado y enviado exitosamente').waitFor();
  const [link] = (await fetchBankState(page.request)).mails.flatMap((mail) => mail.link ?? []);
  await page.goto(String(link));
  const leaving = followLeaving(page, String(baseURL));
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await page.waitForURL(`${payOrigin}/**`);
  expect(leaving.urls()).not.toEqual([]);
  expect(await leaving.referrers()).toEqual([]);
});
