import { homedir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { sampleIdentifiers } from '../../mocks/bank/samples.ts';
import { demoPassword, demoUsers } from '../../mocks/bank/demo.ts';
import { sandboxSettings } from '../../mocks/bank/environment.ts';
import { httpSettings } from '../support/httpSettings.ts';

const root = path.join(import.meta.dirname, '../..');

/** Returns a pattern that finds the listed texts only as whole words, ignoring case. */
const words = (list: readonly string[]) =>
  new RegExp(
    `(?<![\\w-])(${list
      .filter((word) => word !== '')
      .map((word) => RegExp.escape(word))
      .join('|')})(?![\\w-])`,
    'gi',
  );

const credentials = [sandboxSettings, httpSettings, process.env].map(
  ({ PORTAL_CREDENTIALS: value = '' }) => value,
);
const directories = [homedir(), root].filter((directory) => directory !== path.sep);

/**
 * Patterns of personal data, keyed by its kind. The evidence must contain no data of payers (not
 * even of the sandbox's) and none of the machine's owner.
 */
const patterns: Record<string, RegExp> = {
  'an e-mail address': /[\w.%+-]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}/gi,
  'a RUT': /(?<![\w-])\d{1,2}\.?\d{3}\.?\d{3}-[\dk](?![\w-])/gi,
  'a phone number': /(?<![\w+])\+?56 ?9 ?\d{4} ?\d{4}(?!\w)/g,
  'a name': words([
    ...demoUsers.map(({ nombre, apellidos }) => `${nombre} ${apellidos}`),
    ...sampleIdentifiers.map(({ holder }) => holder),
  ]),
  'an identifier': words(sampleIdentifiers.map(({ value }) => value)),
  'a reference': /(?<!\w)(?=[A-Z]*\d)[2-9AC-HJKMNP-RT-Y]{20}(?!\w)/g,
  'a token': /\beyJ[\w-]{8,}|\bBearer [\w.-]{8,}/g,
  'a password': words([demoPassword]),
  credentials: words(credentials),
  'a directory of somebody': new RegExp(
    String.raw`(?<![\w.-])(${directories.map((each) => RegExp.escape(each)).join('|')}|/home/\w+|/Users/\w+)(?![\w-])|\\Users\\\w+`,
    'g',
  ),
};

/** The kinds of personal data in a text. */
export const tracesIn = (text: string): string[] =>
  Object.keys(patterns).filter((kind) => text.search(patterns[kind] ?? '') >= 0);

/** The text with dots in place of personal data. */
export const withoutTraces = (text: string): string =>
  Object.values(patterns).reduce((masked, pattern) => masked.replaceAll(pattern, '•••'), text);
