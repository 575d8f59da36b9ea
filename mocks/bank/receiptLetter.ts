import type { Bank } from './bank.ts';
import { checkLimit, countTowards } from './limits.ts';
import { findPayments } from './payments.ts';
import { refuse, refuseViolation } from './refusal.ts';

/**
 * The allowed targets of a receipt: `portal` is the origin of its links, `images` the base URL of
 * its images.
 */
interface ReceiptPlaces {
  portal: string;
  images: string;
}

const tags = new Set(
  'html head meta title style body div p span strong h1 h2 h3 br img a dl dt dd ul li table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
);
const attributes = new Set(
  'lang charset name content style alt aria-label width height loading src href data-label scope colspan translate'.split(
    ' ',
  ),
);

/**
 * Matches a tag whose attribute values are all in double quotes. The groups are the tag's name and
 * its attributes.
 */
const tagPattern = /<\/?([a-z][a-z\d]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/gi;
const attributePattern = /([a-z-]+)(?:="([^"]*)")?/gi;

function isHarmless(name: string, value: string, { portal, images }: ReceiptPlaces): boolean {
  if (name === 'href') return value.startsWith(`${portal}/`);
  if (name === 'src') return value.startsWith(`${images}/`);
  return name !== 'style' || !bringsIn(value);
}

/**
 * Whether style rules could load a resource. A backslash escape also counts, because it could hide
 * such a rule.
 */
const bringsIn = (css: string) => /url\(|@import|expression\(|\\/i.test(css);

/**
 * Refuses markup that a receipt does not need, such as scripts, forms, and foreign links and
 * images.
 */
function checkMarkup(html: string, places: ReceiptPlaces): void {
  const sheets = [...html.matchAll(/<style>([^<]*)<\/style>/gi)].map(([, css = '']) => css);
  const isPlain = [...html.matchAll(tagPattern)].every(
    ([, tag = '', listed = '']) =>
      tags.has(tag.toLowerCase()) &&
      [...listed.matchAll(attributePattern)].every(
        ([, name = '', value = '']) =>
          attributes.has(name.toLowerCase()) && isHarmless(name.toLowerCase(), value, places),
      ),
  );
  const rest = html.replace(/^<!doctype html>/i, '').replaceAll(tagPattern, '');
  if (!isPlain || rest.includes('<') || sheets.some(bringsIn)) {
    refuseViolation('El comprobante trae marcas que no son de un comprobante.');
  }
}

const textOf = (html: string) =>
  html.replaceAll(/<style>[^<]*<\/style>/gi, '').replaceAll(tagPattern, ' ');

/**
 * Refuses a letter that is not the receipt of a paid payment, because any caller can send a letter
 * to any address. The letter must name the payment and its total, contain no amounts but the
 * payment's, and link only to the portal.
 */
export function checkReceipt(bank: Bank, html: string, places: ReceiptPlaces): void {
  checkMarkup(html, places);
  const text = textOf(html);
  checkLimit(bank, 'wrongReference');
  const paid = findPayments(bank, { estado: 'PAGADO' });
  // A receipt may show its reference in groups, so all spaces are removed first.
  const letters = text.replaceAll(/\s+/g, '');
  const payment = paid.find(({ referencia }) => letters.includes(referencia));
  if (!payment) {
    countTowards(bank, 'wrongReference');
    refuse('invalid', 'El comprobante no es de un pago hecho.');
  }
  const amounts = new Set([payment.total, ...payment.lines.map(({ item }) => item.amount)]);
  const named = [...text.matchAll(/\$([\d.]+)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll('.', '')),
  );
  if (!named.includes(payment.total) || named.some((amount) => !amounts.has(amount))) {
    refuseViolation('Los montos del comprobante no son los del pago.');
  }
}
