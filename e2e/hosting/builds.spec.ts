import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { companies } from '../../mocks/bank/companies.ts';
import { sandboxSettings } from '../../mocks/bank/environment.ts';
import { httpSettings } from '../support/httpSettings.ts';

const root = path.join(import.meta.dirname, '../..');

function filesOf(directory: string): string[] {
  return readdirSync(path.join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

test.describe('the built files', () => {
  test('T22 of a http build contain nothing of the sandbox', () => {
    const files = filesOf('dist-http');
    expect(files.filter((file) => /mockServiceWorker|banco/.test(file))).toEqual([]);
    // Sandbox settings that are distinctive enough to search for, and that the http build sets to
    // other values.
    const sandboxOnly = [
      sandboxSettings.PORTAL_CREDENTIALS,
      sandboxSettings.PORTAL_TENANT,
      sandboxSettings.PORTAL_CHILD_COMPANY,
      sandboxSettings.PORTAL_COLLECTOR_ID,
      sandboxSettings.PORTAL_LINK_SENDER,
      sandboxSettings.PORTAL_RECAPTCHA_SITE_KEY,
      sandboxSettings.PORTAL_ENTITY_NAME,
    ];
    const traces = [
      'msw',
      'Portal2024',
      'pagador@ejemplo.cl',
      'Datos de prueba',
      'Ambiente de prueba',
      'Comprobante de prueba',
      'Reiniciar el banco',
      'stateSanitizer',
      ...companies.map(({ name }) => name),
      ...sandboxOnly,
    ];
    for (const file of files.filter((name) => /\.(js|html|css|json)$/.test(name))) {
      const text = readFileSync(file, 'utf8');
      const found = traces.filter((trace) =>
        new RegExp(`(?<![\\w-])${RegExp.escape(trace)}(?![\\w-])`).test(text),
      );
      expect(found, path.relative(root, file)).toEqual([]);
    }
  });

  test('T36 have their source maps beside them', () => {
    expect(filesOf('dist-http').filter((file) => file.endsWith('.map'))).toEqual([]);
    const maps = filesOf('dist-http-maps').filter((file) => file.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(10);
  });

  test('contain no code for events if PORTAL_EVENTS_URL is not set', () => {
    for (const file of [...filesOf('dist'), ...filesOf('dist-http')]) {
      const text = readFileSync(file, 'utf8');
      expect(
        /EVENTS_URL|tellNotStarted = |layout-shift|report-to|Reporting-Endpoints/.exec(text),
        file,
      ).toBeNull();
    }
  });

  test('ask the browser to compile every script as it arrives', () => {
    const scripts = filesOf('dist-http/assets').filter((file) => file.endsWith('.js'));
    expect(scripts).not.toEqual([]);
    for (const file of scripts) {
      const text = readFileSync(file, 'utf8');
      expect(text.startsWith('//# allFunctionsCalledOnLoad\n'), file).toBe(true);
    }
  });

  test('are not written if a setting is missing or wrong, and the error names it', () => {
    const build = (changes: Record<string, string | undefined>) => {
      try {
        execFileSync('npx', ['webpack', '--mode', 'production'], {
          cwd: root,
          env: { ...process.env, ...httpSettings, PORTAL_OUTPUT: 'dist-none', ...changes },
          stdio: 'pipe',
        });
      } catch (error) {
        return String((error as { stderr?: Buffer }).stderr);
      }
      return 'built';
    };
    expect(build({ PORTAL_CREDENTIALS: undefined })).toContain('PORTAL_CREDENTIALS');
    expect(build({ PORTAL_API_SUFFIX: 'sin-barra' })).toContain('PORTAL_API_SUFFIX');
    expect(build({ PORTAL_PAYMENT_ORIGINS: undefined })).toContain('PORTAL_PAYMENT_ORIGINS');
  });
});
