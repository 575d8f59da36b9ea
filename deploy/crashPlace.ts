import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { CommandError, readCommand } from '../mocks/http/commandLine.ts';

// Prints the place of a crash in the sources, from the position in the crash's event and the
// build's source maps.

const usage = 'npm run crash-place -- dist-maps portal.0123456789.js:LINE:COLUMN';
const { positionals } = readCommand(usage, { options: {}, most: 2 });
const [directory = '', place = ''] = positionals;
if (!/^[\w.]+:\d+:\d+$/.test(place)) throw new CommandError(usage);
const [script, line, column] = place.split(':');
const file = path.join(directory, 'assets', `${script}.map`);
const text = readFileSync(file, 'utf8');
let map: SourceMap;
try {
  map = new SourceMap(JSON.parse(text) as SourceMapPayload);
} catch {
  throw new CommandError(`${file} is no source map.`);
}
// For a position without an entry on its line, `findEntry` returns one of an earlier line.
const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
const origin = map.findOrigin(Number(line), Number(column));
if (!('fileName' in origin && 'generatedLine' in entry && entry.generatedLine === Number(line) - 1))
  throw new CommandError(`No place in the sources: ${place}.`);
const source = origin.fileName.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');
process.stdout.write(`${source}:${origin.lineNumber}:${origin.columnNumber}\n`);
