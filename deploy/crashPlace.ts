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
const map = new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
const origin = map.findOrigin(Number(line), Number(column));
process.stdout.write(
  'fileName' in origin
    ? `${origin.fileName.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '')}:${origin.lineNumber}:${origin.columnNumber}\n`
    : `No place in the sources: ${place}\n`,
);
