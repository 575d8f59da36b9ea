import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';

/** An error whose message is a sentence for the person who runs a command. */
export class CommandError extends Error {}

const fileErrors: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no ${file}.`,
  EEXIST: (file) => `${file} is in the way.`,
  ENOTDIR: (file) => `${file} is no directory.`,
  EISDIR: (file) => `${file} is a directory, not a file.`,
  EACCES: (file) => `${file} may not be opened or written.`,
};

/**
 * Returns the sentence for an error that a person can mend; undefined for a fault of the program.
 */
export function sentenceOf(error: NodeJS.ErrnoException): string | undefined {
  const { code = '', errno, message, path: file } = error;
  if (error instanceof CommandError) return message;
  // If a directory is read as a file, Node's error does not name the directory.
  if (code === 'EISDIR' && file === undefined) return 'A directory was given instead of a file.';
  if (code === 'EADDRINUSE') return 'Another program listens at this port; PORT names another one.';
  const sentence = file === undefined ? undefined : fileErrors[code];
  if (file !== undefined && sentence) return sentence(path.relative(process.cwd(), file) || file);
  // For other system errors (a full disk, a forbidden port, an unknown host) the system's own
  // message is used.
  return errno === undefined ? undefined : `${message}.`;
}

/** Ends the process with the error's sentence or stack trace, and the exit code 1. */
export function endWith(error: Error): never {
  process.stderr.write(`${sentenceOf(error) ?? error.stack ?? error.message}\n`);
  process.exit(1);
}

/**
 * Makes an uncaught error end the process with the exit code 1. Prints one sentence if a person can
 * mend the error (`sentenceOf`), otherwise the stack trace.
 */
export function endInOneSentence(): void {
  process.once('uncaughtException', endWith);
}

/** `most` is the maximum number of positional arguments. */
interface CommandArguments<Options> {
  options: Options;
  most: number;
}

/**
 * Reads the arguments of a command, and makes an uncaught error end in one sentence. `--help`
 * prints the usage and exits; an unknown option, an option without its value, or an argument too
 * many is an error that contains the usage.
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
    // Only the first sentence of Node's message is shown; the next ones explain arguments that
    // begin with a dash.
    const [problem] = (error as Error).message.split(/\.\s/);
    throw new CommandError(`${problem?.replace(/\.$/, '')}: ${usage}`);
  }
}

/** `mayHavePath` is for the base of an API; a host's URL has no path. */
interface UrlOptions {
  mayHavePath?: boolean;
}

/**
 * Reads a URL from a command's arguments; refuses one with credentials, a query or a hash. The
 * messages do not repeat the URL, which may contain a password.
 */
export function readUrl(usage: string, given = '', { mayHavePath = false }: UrlOptions = {}): URL {
  if (!/^https?:\/\//.test(given) || !URL.canParse(given)) throw new CommandError(usage);
  const url = new URL(given);
  if (url.username || url.password)
    throw new CommandError('The URL may hold neither a name nor a password.');
  if (url.search || url.hash)
    throw new CommandError('The URL may have neither a query nor a hash.');
  if (!mayHavePath && url.pathname !== '/')
    throw new CommandError('The URL is that of a host: it may not have a path.');
  return url;
}

/**
 * Returns the port and host of a server: `PORT`, by default `ownPort`; `HOST`, by default this
 * machine only.
 */
export function serverAddress(ownPort: number): { port: number; host: string } {
  const { PORT: given = String(ownPort), HOST: host = '127.0.0.1' } = process.env;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CommandError(`PORT is a number up to 65535, not ${given}.`);
  return { port, host };
}

/** Returns the directory if it contains a finished build; else throws a `CommandError`. */
export function buildAt(directory: string): string {
  if (existsSync(path.join(directory, '_manifest'))) return directory;
  throw new CommandError(
    `${directory} has no build of the portal: npm run build makes one in dist.`,
  );
}

export function refuseSandbox(build: string, isAllowed: boolean): void {
  if (isAllowed || !existsSync(path.join(build, 'mockServiceWorker.js'))) return;
  throw new CommandError(
    `${build} is a sandbox: its bank, its logins and their passwords are in the page, and no money moves. Build with PORTAL_BANK=http, or say --sandbox.`,
  );
}
