import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sandbox from '../../brand/sandbox/brand.json' with { type: 'json' };
import { httpSettings } from '../support/httpSettings.ts';
import { waitForServer, freePort } from '../support/servers.ts';

const root = path.join(import.meta.dirname, '../..');
const directory = path.join(root, 'test-results/brands');

/** The colours and texts in which one trial brand differs from another. */
interface Differences {
  id: string;
  name: string;
  entity: string;
  light: { main: string; dark: string; tint: string; page: string };
  dark: { main: string; dark: string; contrastText: string; tint: string; page: string };
}

export const araucaria: Differences = {
  id: 'araucaria',
  name: 'Pagos Araucaria',
  entity: 'Banco Araucaria S.A.',
  light: { main: '#5B2A86', dark: '#43206A', tint: '#EFE7F6', page: '#FBF9FD' },
  dark: {
    main: '#C9A6F0',
    dark: '#DFC8FA',
    contrastText: '#2A0F45',
    tint: '#2E2140',
    page: '#120E18',
  },
};

export const boldo: Differences = {
  id: 'boldo',
  // As long as the name of a real bank, to test that the pages have room for it.
  name: 'Corporación Financiera Boldo de los Andes en Línea',
  entity: 'Financiera Boldo SpA',
  light: { main: '#1F5F3A', dark: '#14452A', tint: '#E3F1E8', page: '#F8FBF9' },
  dark: {
    main: '#8AD3A6',
    dark: '#B2E5C5',
    contrastText: '#06241A',
    tint: '#173626',
    page: '#0C1610',
  },
};

/**
 * A complete brand, made from the sandbox's: with the colours of `Differences`, the brand's name in
 * every text, and the settings below. The other settings are those of `httpSettings`.
 */
export function brandOf({ id, name, entity, light, dark }: Differences, port: number) {
  const origin = `http://localhost:${port}`;
  const { PORTAL_BANK: _bank, PORTAL_API_URL: _url, ...given } = httpSettings;
  const texts = JSON.stringify({ promises: sandbox.promises, legal: sandbox.legal });
  const own = JSON.parse(texts, (key, value: unknown) =>
    typeof value === 'string' && key !== 'id' ? `${value} (${name})` : value,
  ) as Pick<typeof sandbox, 'promises' | 'legal'>;
  const scheme = (
    colours: typeof sandbox.palette.light,
    { main, dark: pressed, tint, page }: Differences['light'],
    contrastText: string,
  ) => ({
    ...colours,
    primary: { main, dark: pressed, contrastText },
    background: { ...colours.background, default: page },
    tint: { ...colours.tint, brand: tint },
  });
  return {
    name,
    logo: 'logo.svg',
    palette: {
      light: scheme(sandbox.palette.light, light, '#FFFFFF'),
      dark: scheme(sandbox.palette.dark, dark, dark.contrastText),
    },
    ...own,
    settings: {
      ...given,
      PORTAL_API_SUFFIX: `/${id}-api`,
      PORTAL_TENANT: `inquilino-${id}`,
      PORTAL_TENANT_ID: `id-${id}`,
      PORTAL_TENANT_CODE: `codigo-${id}`,
      PORTAL_CREDENTIALS: `credenciales-${id}`,
      PORTAL_COLLECTOR_ID: `recaudador-${id}`,
      PORTAL_PARENT_COMPANY: `matriz-${id}`,
      PORTAL_CHILD_COMPANY: `filial-${id}`,
      PORTAL_LINK_SENDER: `avisos@${id}.example`,
      PORTAL_EMAIL_IMAGES_URL: `${origin}/${id}-api/images`,
      PORTAL_PAYMENT_ORIGINS: origin,
      PORTAL_HOSTS: `localhost:${port}`,
      PORTAL_RECAPTCHA_SITE_KEY: `captcha-${id}`,
      PORTAL_ENTITY_NAME: entity,
      PORTAL_BANK_PHONE: `600 ${port} 00`,
      PORTAL_BANK_HOURS: `siempre que ${name} atiende`,
      PORTAL_SECURITY_CONTACT: `mailto:seguridad@${id}.example`,
    },
  };
}

export const logoOf = ({ light }: Differences) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="${light.main}"/></svg>`;

/** The directory into which `runBrand` writes the build with a brand. */
export const filesOf = (id: string) => path.join(directory, id, 'dist');

/** Runs `npm run brand` on a build; returns the problems that it prints, or an empty text. */
export function runBrand(build: string, id: string, brand: unknown, logo: string): string {
  const folder = path.join(directory, id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'brand.json'), JSON.stringify(brand));
  writeFileSync(path.join(folder, 'logo.svg'), logo);
  const options = [build, path.join(folder, 'brand.json'), '--out', filesOf(id)];
  try {
    execFileSync(process.execPath, ['deploy/brand.ts', ...options], { cwd: root, stdio: 'pipe' });
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr);
  }
  return '';
}

/**
 * Serves a build that `npm run brand` has written, with a bank that accepts only the brand's
 * settings.
 */
export async function serveBrand(
  files: string,
  settings: Record<string, string>,
  port: number,
): Promise<{ origin: string; stop: () => void }> {
  const bank = spawn(process.execPath, ['mocks/server.ts', '--static', files], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: String(port) },
  });
  const origin = `http://localhost:${port}`;
  await waitForServer(origin);
  return { origin, stop: () => void bank.kill() };
}

/** Gives a build a brand, and serves it with a bank that accepts only this brand's settings. */
export async function startBrand(build: string, differences: Differences) {
  const port = await freePort();
  const brand = brandOf(differences, port);
  const refused = runBrand(build, differences.id, brand, logoOf(differences));
  if (refused !== '') throw new Error(refused);
  const files = filesOf(differences.id);
  return { ...differences, brand, files, ...(await serveBrand(files, brand.settings, port)) };
}

/** The paths and texts of a directory's files, without PNG images, fonts and compressed copies. */
export const textsIn = (build: string) =>
  readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(woff2|png|br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(build, file), readFileSync(file, 'utf8')] as const);

export function textsOf(brand: unknown): string[] {
  if (typeof brand === 'string') return [brand];
  return Object.values(brand as object).flatMap(textsOf);
}
