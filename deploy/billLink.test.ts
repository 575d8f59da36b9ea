import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readQrCode } from '../src/test/output/readQrCode.ts';
import { tableRows } from '../src/test/runs.ts';

const given = ['https://pagos.banco.cl', 'aguas-lleuque', 'aguas-lleuque-hogar'];

function run(args: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bill-link-'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['deploy/billLink.ts', ...args, '--to', folder],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' }, timeout: 30_000 },
  );
  const read = (name: string) => {
    const page = new DOMParser().parseFromString(
      readFileSync(path.join(folder, name), 'utf8'),
      'image/svg+xml',
    );
    return page.documentElement;
  };
  return { status, lines: stdout.trim().split('\n'), stderr, files: readdirSync(folder), read };
}

describe('npm run bill-link', () => {
  it('prints the link and its button for a bank’s own address, and draws code and button', () => {
    const { status, lines, files, read } = run([...given, '--servicio', '10203040']);
    const url =
      'https://pagos.banco.cl/consultarCuenta?empresa=aguas-lleuque&convenio=aguas-lleuque-hogar&servicio=10203040';
    expect(status).toBe(0);
    expect(lines[0]).toBe(url);
    const page = new DOMParser().parseFromString(lines[1] ?? '', 'text/html');
    expect(page.querySelector('a')?.href).toBe(url);
    expect(files.toSorted()).toEqual(['boton.svg', 'consulta.svg']);
    expect(readQrCode(read('consulta.svg'))).toBe(url);
    expect(read('boton.svg').textContent).toBe('Ver y pagar mi cuenta');
  });

  it('makes a link without an account, and draws the button in the colours of a brand', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bill-brand-'));
    const file = path.join(folder, 'brand.json');
    const brand = readFileSync('brand/sandbox/brand.json', 'utf8');
    writeFileSync(file, brand.replaceAll('#0F4C5C', '#5B2A86'));
    cpSync('brand/sandbox/logo.svg', path.join(folder, 'logo.svg'));
    const { lines, read } = run([...given, '--brand', file]);
    expect(lines[0]).toMatch(/convenio=aguas-lleuque-hogar$/);
    expect(lines[1]).toContain('background:#5B2A86;color:#FFFFFF');
    expect(read('boton.svg').querySelector('rect')?.getAttribute('fill')).toBe('#5B2A86');
  });

  it.each(
    tableRows([
      ['a page instead of the portal’s address', ['https://pagos.banco.cl/x', 'a', 'b'], /address/],
      ['no contract', given.slice(0, 2), /^npm run bill-link/],
      ['a RUT', [...given, '--cuenta', '12345678-5'], /RUT/],
      ['a blank account', [...given, '--servicio', ' '], /^--servicio is blank/],
      ['a brand that is not there', [...given, '--brand', 'none.json'], /There is no none\.json/],
      ['several accounts', [...given, '--servicio', '1', '--factura', '2'], /one account/],
      ['two values in one', [...given, '--servicio', '10203040, 10203041'], /one account/],
    ]),
  )('refuses %s in one sentence, and writes nothing', (_what, args, sentence) => {
    const { status, lines, stderr, files } = run(args);
    expect({ status, lines, files }).toEqual({ status: 1, lines: [''], files: [] });
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
