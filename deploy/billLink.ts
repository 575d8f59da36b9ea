import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { correction, generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { CommandError, readCommand } from '../mocks/http/commandLine.ts';
import { buttonPicture, lookupButton, portalOrigin } from '../src/config/billLinks.ts';
import { lookupLink, onlyAccount, readLink } from '../src/config/lookupLinks.ts';
import { readBrand, sandboxBrand } from './readBrand.ts';

// Prints the URL of the portal's debt lookup for a contract (a service of a company), with the
// account filled in if an option names one, and the HTML of a button that opens this URL. Writes
// SVG files of the URL's QR code and of the button (docs/bill-links.md).

const usage =
  'npm run bill-link -- ADDRESS COMPANY CONTRACT [--servicio NUMBER] [--factura NUMBER] [--cuenta NUMBER] [--compania NUMBER] [--brand BRAND.json] [--to FOLDER]';
const text = { type: 'string' } as const;
const { values, positionals } = readCommand(usage, {
  options: {
    servicio: text,
    factura: text,
    cuenta: text,
    compania: text,
    brand: { type: 'string', default: sandboxBrand },
    to: { type: 'string', default: '.' },
  },
  most: 3,
});
const [address = '', companyId, contractId] = positionals;
const origin = portalOrigin(address);
if (companyId === undefined || contractId === undefined) {
  throw new CommandError(usage);
}
if (origin === undefined) {
  throw new CommandError(
    `${address} is not a portal's address, which is like https://pagos.banco.cl.`,
  );
}
const { to, brand, ...accounts } = values;
const blank = Object.entries(accounts).find(([, value]) => value.trim() === '');
if (blank) throw new CommandError(`--${blank[0]} is blank: without an account, leave it out.`);
const link = readLink(new URLSearchParams(accounts));
const account = onlyAccount(link);
if (link.accounts.length > 0 && !account)
  throw new CommandError('A link names one account, in one option.');
const url = lookupLink({ companyId, contractId }, account, origin);
if (account && url === lookupLink({ companyId, contractId }, undefined, origin)) {
  throw new CommandError(
    `${account.value} is a RUT or may be one, and a RUT never goes into a link.`,
  );
}
const colours = readBrand(brand, (given) => given).palette.light.primary;
mkdirSync(to, { recursive: true });
const code = generate(url, { minCorrectionLevel: correction.M });
writeFileSync(
  path.join(to, 'consulta.svg'),
  toSvgSource(code, { scale: 4, on: '#000', off: '#fff' }),
);
writeFileSync(path.join(to, 'boton.svg'), buttonPicture(colours));
process.stdout.write(`${url}\n${lookupButton(url, colours)}\n`);
