import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decide, paymentPage } from '../bank/paymentPage.ts';
import { Refusal } from '../bank/refusal.ts';
import type { BankAccess } from '../handlers/handlers.ts';
import { toHtml } from '../payment-page/elements.ts';
import type { Piece } from '../payment-page/elements.ts';
import { isChoice, paymentPageView, paymentProblemView } from '../payment-page/view.ts';

const styleFile = path.join(import.meta.dirname, '../payment-page/page.css');

/**
 * Wraps a page in an HTML document with its headers. `goal` is the origin to which the form's
 * answer redirects: browsers apply the `form-action` of the CSP to that redirect, too.
 */
function document(piece: Piece, status: number, goal = ''): Response {
  const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><link rel="stylesheet" href="/banco/page.css"><title>Banco de prueba</title></head><body>${toHtml(piece)}</body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${goal}`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

async function open(access: BankAccess, sessionid: string): Promise<Response> {
  const view = await access((bank) => paymentPage(bank, sessionid));
  return document(paymentPageView(view), 200, new URL(view.returnUrl).origin);
}

async function choose(access: BankAccess, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const choice = form.get('choice');
  if (!isChoice(choice)) return document(paymentProblemView('Esa decisión no existe.'), 400);
  const target = await access((bank) => decide(bank, form.get('sessionid') ?? '', choice));
  return new Response(null, { status: 303, headers: { Location: target } });
}

/**
 * Answers a request under `/banco/`: the style, the payment page of a `sessionid`, or the payer's
 * decision.
 */
export async function answerPaymentPage(request: Request, access: BankAccess): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/banco/page.css') {
    return new Response(await readFile(styleFile), { headers: { 'Content-Type': 'text/css' } });
  }
  try {
    if (request.method === 'POST') return await choose(access, request);
    return await open(access, searchParams.get('sessionid') ?? '');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return document(paymentProblemView(error.message), error.kind === 'notFound' ? 404 : 409);
  }
}
