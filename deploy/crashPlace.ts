import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { CommandError, readCommand } from '../mocks/http/commandLine.ts';

// Prints the source file, line and column that a position in a built script comes from. The event
// of a crash has such a position (docs/events.md); the build's source maps translate it.

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
// The lines are compared, because `findEntry` returns an entry of an earlier line if the wanted
// line has none.
const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
const origin = map.findOrigin(Number(line), Number(column));
if (!('fileName' in origin && 'generatedLine' in entry && entry.generatedLine === Number(line) - 1))
  throw new CommandError(`No place in the sources: ${place}.`);
const source = origin.fileName.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');
process.stdout.write(`${source}:${origin.lineNumber}:${origin.columnNumber}\n`);
