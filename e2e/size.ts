import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a first visit to / may need of JavaScript before it can be used, in KiB of gzip. */
const limit = 150;

const directory = path.resolve(process.argv[2] ?? 'dist');
const html = readFileSync(path.join(directory, 'index.html'), 'utf8');
const scripts = [...html.matchAll(/<script[^>]+src="\/?([^"]+)"/g)].map(([, file]) => file ?? '');
if (scripts.length === 0) throw new Error('index.html names no script');

let total = 0;
for (const file of scripts) {
  const size = gzipSync(readFileSync(path.join(directory, file)), { level: 9 }).length / 1024;
  total += size;
  console.log(`${size.toFixed(1).padStart(8)} KiB  ${file}`);
}
console.log(`${total.toFixed(1).padStart(8)} KiB gzip before / can be used (limit ${limit})`);
if (total > limit) process.exitCode = 1;
