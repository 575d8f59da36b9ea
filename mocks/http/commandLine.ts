import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The reason why a command cannot run, as a sentence for the person who runs it. */
export class Refusal extends Error {}

const systemErrors: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no ${file}.`,
  ENOTDIR: (file) => `${file} is no directory.`,
  EISDIR: (file) => `${file} is a directory, not a file.`,
  EACCES: (file) => `${file} may not be opened.`,
  EADDRINUSE: () => 'Another program listens at this port; PORT names another one.',
};

/** The sentence for an error that a person can mend; undefined for a fault of the program. */
function sentenceOf(error: NodeJS.ErrnoException): string | undefined {
  const { code = '', message, path: file = '' } = error;
  if (error instanceof Refusal || code.startsWith('ERR_PARSE_ARGS_')) return message;
  return systemErrors[code]?.(path.relative(process.cwd(), file) || file);
}

/**
 * Ends a command with one sentence and the exit code 1 if its options, a file or a port are the
 * reason why it cannot go on. A fault of the program itself keeps its stack trace.
 */
export function endInOneSentence(): void {
  process.once('uncaughtException', (error: Error) => {
    process.stderr.write(`${sentenceOf(error) ?? error.stack ?? error.message}\n`);
    process.exit(1);
  });
}

/** The directory of a finished build; refused if it has none. */
export function buildAt(directory: string): string {
  if (existsSync(path.join(directory, '_manifest'))) return directory;
  throw new Refusal(`${directory} has no build of the portal: npm run build makes one in dist.`);
}
