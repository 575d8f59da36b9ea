import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildAt, readCommand } from '../../mocks/http/commandLine.ts';
import { leastCompressed } from '../../mocks/http/hostRules.ts';

/** The limit for the JavaScript that must load before / can be used, in KiB of gzip. */
export const limit = 224;

/** The scripts of the built home page, with the size of each in KiB of gzip. */
export function firstLoad(directory: string): { file: string; size: number }[] {
  const html = readFileSync(path.join(directory, 'index.html'), 'utf8');
  const files = [...html.matchAll(/<script[^>]+src="\/?([^"]+)"/g)].map(([, file]) => file ?? '');
  if (files.length === 0) throw new Error('index.html names no script');
  return files.map((file) => {
    const bytes = readFileSync(path.join(directory, file));
    const sent = bytes.length < leastCompressed ? bytes : gzipSync(bytes, { level: 9 });
    return { file, size: sent.length / 1024 };
  });
}

if (import.meta.main) {
  const { positionals } = readCommand('npm run size -- [dist]', { options: {}, most: 1 });
  const scripts = firstLoad(path.resolve(buildAt(positionals[0] ?? 'dist')));
  for (const { file, size } of scripts) console.log(`${size.toFixed(1).padStart(8)} KiB  ${file}`);
  const total = scripts.reduce((sum, { size }) => sum + size, 0);
  console.log(`${total.toFixed(1).padStart(8)} KiB gzip before / can be used (limit ${limit})`);
  if (total > limit) process.exitCode = 1;
}
