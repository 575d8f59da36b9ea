/** @jest-environment node */
import { makePayment } from '../testing/make.ts';
import { statementCsv, statementPdf } from './statement.ts';

describe('the statement as CSV', () => {
  it('has a header and a row per payment', () => {
    const payment = makePayment({
      referencia: 'R-1',
      fecha: '2026-11-20T23:30:00-03:00',
      empresa: 'Agua "Sur", S.A.',
      total: 1990,
      estado: 'PAGADO',
    });
    expect(statementCsv([payment])).toBe(
      '"Fecha","Referencia","Empresa","Estado","Total"\r\n"2026-11-20","R-1","Agua ""Sur"", S.A.","PAGADO","1990"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])(
    'T17 keeps %j from being a formula',
    (empresa) => {
      expect(statementCsv([makePayment({ empresa })])).toContain(`"'${empresa}"`);
    },
  );
});

describe('the statement as PDF', () => {
  const payments = Array.from({ length: 100 }, () =>
    makePayment({ empresa: 'Compañía (Ñandú) \\ Año' }),
  );
  const pdf = statementPdf(payments, 'Ana Rojas');

  it('has cross references that point at its objects', () => {
    expect(pdf).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
    const offsets = [...pdf.matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
    offsets.forEach((offset, index) =>
      expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`)),
    );
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.slice(start, start + 4)).toBe('xref');
  });

  it('has the true length of each content, in ASCII only', () => {
    for (const [, length, content] of pdf.matchAll(
      /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g,
    )) {
      expect(content).toHaveLength(Number(length));
    }
    expect(pdf).toMatch(/^[\n -~]*$/);
    expect(pdf).toContain(String.raw`Compa\361\355a \(\321and\372\) \\ A\361o`);
  });

  it('breaks into pages', () => {
    expect(pdf).toContain('/Count 3');
  });
});
