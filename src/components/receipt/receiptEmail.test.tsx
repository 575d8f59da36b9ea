import { assert, array, constantFrom, property, record, string } from 'fast-check';
import { plainText } from '../../lib/text/plainText.ts';
import { anyCharacter } from '../../test/values/arbitraries.ts';
import { runs } from '../../test/runs.ts';
import { sampleLine, samplePayment } from '../../test/sampleReceipt.ts';
import { renderReceiptEmail } from './receiptEmail.tsx';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const textOf = (page: Document) => page.body.textContent.replaceAll(/\s+/g, ' ');

describe('the receipt e-mail', () => {
  const html = renderReceiptEmail({ payment: samplePayment(), lines: [sampleLine()] });
  const page = parse(html);

  it('is a complete document with the texts of docs/product.md', () => {
    expect(html).toMatch(/^<!doctype html><html lang="es">/);
    const text = textOf(page);
    for (const part of [
      'Hola:',
      'Cuentas pagadas',
      'Te aconsejamos guardar la factura',
      'contactarnos aquí',
      'nunca te pediremos datos personales ni financieros por correo electrónico',
      '20261120000001',
      '20 nov 2026, 10:32',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('has the receipt’s columns, and amounts in the receipt’s format', () => {
    const cells = [...page.querySelectorAll('tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['Empresa', 'Identificador 1', 'Alias', 'Monto'],
      ['Aguas del Lleuque', '10203040', 'Hogar', '$25.990'],
      ['Total pagado', '$25.990'],
    ]);
  });

  it('links to the portal’s contact page, and takes its images from the configured place', () => {
    expect([...page.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      'http://localhost:3000/contacto',
    ]);
    expect([...page.querySelectorAll('img')].map(({ src }) => src)).toEqual([
      'http://localhost:3000/api/images/logo.png',
    ]);
  });

  it('states that the portal takes no commission', () => {
    const facts = [...page.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(facts.slice(0, 2)).toEqual(['Monto pagado$25.990', 'Comisión$ 0']);
  });

  it('needs no style sheet and no script', () => {
    expect(page.querySelector('script, link, iframe, object, form')).toBeNull();
    expect(page.querySelector('table')?.getAttribute('style')).toContain('border-collapse');
  });
});

describe('T17 any text of the bank stays text', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '</style><style>*{display:none}',
    '<!-- -->]]>&amp;&#x3C;',
    '=HYPERLINK("http://malo.cl")',
    '\u202Emoc.olam\u202C',
    'A'.repeat(10_000),
  ];
  const plain = parse(renderReceiptEmail({ payment: samplePayment(), lines: [sampleLine()] }));
  const skeleton = (page: Document) =>
    // A reference's groups after the first are left out: their number depends on the length of the
    // reference.
    [...page.querySelectorAll(':not(dd > span + span)')].map(({ tagName, attributes }) => [
      tagName,
      [...attributes].map(({ name, value }) => `${name}=${value}`).join(' '),
    ]);

  it('in every field: the document is the same but for its texts', () => {
    const text = constantFrom(...hostile, ...hostile.map((each) => each.toUpperCase()));
    const binary = string({ unit: anyCharacter, maxLength: 40 });
    assert(
      property(
        record({
          company: text,
          alias: text,
          value: binary,
          reference: text,
          date: text,
          code: text,
        }),
        ({ company, alias, value, reference, date, code }) => {
          const line = sampleLine({
            company,
            alias,
            companyCode: code,
            identifiers: [{ kind: 'SERVICE_ID', value: `x${value}` }],
          });
          const page = parse(
            renderReceiptEmail({
              payment: samplePayment({ reference, date, email: code }),
              lines: [line],
            }),
          );
          expect(skeleton(page)).toEqual(skeleton(plain));
          const [, row] = page.querySelectorAll('tr');
          const cells = [...(row?.children ?? [])].map(({ textContent }) => textContent);
          expect(cells).toEqual([
            plainText(company),
            plainText(`x${value}`),
            plainText(alias),
            '$25.990',
          ]);
        },
      ),
      { numRuns: runs(200, 12) },
    );
  });

  it('on any number of lines', () => {
    assert(
      property(array(constantFrom(...hostile), { minLength: 1, maxLength: 50 }), (names) => {
        const lines = names.map((company) => sampleLine({ company }));
        const page = parse(renderReceiptEmail({ payment: samplePayment(), lines }));
        expect(page.querySelectorAll('tbody tr')).toHaveLength(names.length);
        expect(page.querySelectorAll('script, style')).toHaveLength(1);
      }),
      { numRuns: runs(50, 6) },
    );
  });
});
