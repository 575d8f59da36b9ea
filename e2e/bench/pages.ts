import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import configure from '../../webpack.config.ts';
import { httpSettings } from '../support/httpSettings.ts';
import { deliver } from '../../deploy/deliver.ts';
import { createHost } from '../support/preview.ts';

const root = path.join(import.meta.dirname, '../..');

/**
 * The URLs of the three compared pages, each on a host of its own, and the directories of two
 * builds; `close` stops the hosts and removes all builds.
 */
interface Pages {
  /**
   * The portal as in production: built with `PORTAL_BANK=http`, served by the simulated bank's
   * server.
   */
  portal: string;
  /** Plain HTML with the portal's text, without scripts. */
  plain: string;
  /** React, Redux Toolkit and MUI with one form; at `screens.html` with screens and a long list. */
  reference: string;
  directories: { portal: string; reference: string };
  close: () => Promise<void>;
}

async function buildPortal(directory: string): Promise<void> {
  const webpackBin = path.join(root, 'node_modules/webpack/bin/webpack.js');
  const options = ['--mode', 'production', '--output-path', directory];
  const build = spawn(process.execPath, [webpackBin, ...options], {
    cwd: root,
    env: { ...process.env, ...httpSettings },
    stdio: 'inherit',
  });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The portal was not built');
}

function buildReference(directory: string): Promise<void> {
  const { module, optimization } = configure(undefined, { mode: 'production' });
  return new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: root,
        entry: {
          main: './e2e/bench/reference.tsx',
          screens: './e2e/bench/referenceScreens.tsx',
        },
        output: { path: directory, publicPath: '/', filename: 'assets/[name].js' },
        ...(module && { module }),
        ...(optimization && { optimization }),
        plugins: ['main', 'screens'].map(
          (chunk) =>
            new HtmlWebpackPlugin({
              scriptLoading: 'defer',
              title: 'Reference',
              chunks: [chunk],
              filename: chunk === 'main' ? 'index.html' : `${chunk}.html`,
            }),
        ),
        performance: { hints: false },
      },
      (error, stats) => {
        if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      },
    );
  });
}

/**
 * Writes the text and the bare elements of the prerendered home page, without attributes and
 * drawings, and with a minimal style.
 */
async function buildPlain(directory: string, portal: string): Promise<void> {
  const page = await readFile(path.join(portal, 'index.html'), 'utf8');
  const words = page
    .slice(page.indexOf('<div id="root"'))
    .replace(/<svg[^]*?<\/svg>|<!--.*?-->/g, '')
    .replace(/<(\w+)\b[^>]*>/g, '<$1>');
  const head = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Paga tus cuentas</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:auto;padding:1rem}</style></head><body>`;
  await mkdir(directory, { recursive: true });
  await writeFile(path.join(directory, 'index.html'), head + words);
}

/**
 * Gives a page the headers of the portal's host, so that the comparison is fair:
 * `Cross-Origin-Opener-Policy` alone starts a separate process, which takes some 40 ms. Leaves out
 * the content security policy, because its hashes are those of the portal's styles and scripts.
 */
async function copyHeaders(portal: string, directory: string): Promise<void> {
  const headers = await readFile(path.join(portal, '_headers'), 'utf8');
  const own = headers.replace(/^.*Content-Security-Policy:.*\n/m, '');
  await writeFile(path.join(directory, '_headers'), own);
}

async function host(directory: string) {
  const server = createHost(directory).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => void server.close(),
  };
}

/** Starts `npm run bank`, which also serves a built portal. */
async function startBank(directory: string) {
  const bank = spawn(process.execPath, ['mocks/server.ts', '--static', directory], {
    cwd: root,
    env: { ...process.env, ...httpSettings, PORT: '0' },
  });
  const [line] = (await once(bank.stdout, 'data')) as [Buffer];
  const url = /http:\/\/localhost:\d+/.exec(line.toString())?.[0];
  if (url === undefined) throw new Error('The bank did not start');
  return { url: `${url}/`, close: () => void bank.kill() };
}

/** Builds the three pages and starts their hosts. */
export async function openPages(): Promise<Pages> {
  const directory = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
  const [portal, plain, reference] = ['portal', 'plain', 'reference'].map((name) =>
    path.join(directory, name),
  ) as [string, string, string];
  await Promise.all([buildPortal(portal), buildReference(reference)]);
  await buildPlain(plain, portal);
  for (const page of [reference, plain]) {
    await copyHeaders(portal, page);
    deliver(page);
  }
  const hosts = [await startBank(portal), await host(plain), await host(reference)] as const;
  return {
    portal: hosts[0].url,
    plain: hosts[1].url,
    reference: hosts[2].url,
    directories: { portal, reference },
    async close() {
      for (const { close } of hosts) close();
      await rm(directory, { recursive: true });
    },
  };
}
