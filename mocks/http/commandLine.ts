import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';

/** An error whose message is a sentence for the person who runs a command. */
export class CommandError extends Error {}

const fileErrors: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no ${file}.`,
  ENOTDIR: (file) => `${file} is no directory.`,
  EISDIR: (file) => `${file} is a directory, not a file.`,
  EACCES: (file) => `${file} may not be opened or written.`,
};

/** The sentence for an error that a person can mend; undefined for a fault of the program. */
export function sentenceOf(error: NodeJS.ErrnoException): string | undefined {
  const { code = '', errno, message, path: file } = error;
  if (error instanceof CommandError) return message;
  if (code === 'EADDRINUSE') return 'Another program listens at this port; PORT names another one.';
  const sentence = file === undefined ? undefined : fileErrors[code];
  if (file !== undefined && sentence) return sentence(path.relative(process.cwd(), file) || file);
  // Other errors of the system keep its own words: a full disk, a port that needs more rights, a
  // name without an address.
  return errno === undefined ? undefined : `${message}.`;
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

/** The options of a command, and the most positional arguments that it takes. */
interface CommandArguments<Options> {
  options: Options;
  most: number;
}

/**
 * Reads the arguments of a command. `--help` prints its usage, and so does the refusal of an unknown
 * option, an option without its value, or an argument too many.
 */
export function readCommand<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  { options, most }: CommandArguments<Options>,
): ReturnType<typeof parseArgs<{ allowPositionals: true; options: Options }>> {
  endInOneSentence();
  if (process.argv.some((given) => given === '--help' || given === '-h')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    const parsed = parseArgs({ allowPositionals: true, options });
    if (parsed.positionals.length > most)
      throw new CommandError(`Too many arguments: ${parsed.positionals.join(' ')}.`);
    return parsed;
  } catch (error) {
    // The first sentence is enough; the second is about arguments that begin with a dash.
    const [problem] = (error as Error).message.split(/\.\s/);
    throw new CommandError(`${problem?.replace(/\.$/, '')}: ${usage}`);
  }
}

/** The address of a server: `PORT`, or its own port, at `HOST`, or at this machine alone. */
export function serverAddress(ownPort: number): { port: number; host: string } {
  const { PORT: given = String(ownPort), HOST: host = '127.0.0.1' } = process.env;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CommandError(`PORT is a number up to 65535, not ${given}.`);
  return { port, host };
}

/** The directory of a finished build; refused if it has none. */
export function buildAt(directory: string): string {
  if (existsSync(path.join(directory, '_manifest'))) return directory;
  throw new CommandError(
    `${directory} has no build of the portal: npm run build makes one in dist.`,
  );
}
