import { longestList, tooMany, wireValues } from '../identifiers/identifierLists.ts';
import { isValidValue } from '../identifiers/identifiers.ts';
import type { Identifier } from '../identifiers/identifiers.ts';
import { plainText } from '../text/plainText.ts';
import { inOwnTask, inPieces } from '../inOwnTask.ts';
import { accountsIn, linesOf } from './accountTable.ts';
import { decode, isMarkup } from './tables.ts';

/** The maximum size of a file, in bytes. */
const largestFile = 1_000_000;

/**
 * An account in a file: its value in the bank's form, and its name in the file, such as a flat or a
 * number plate.
 */
export interface NamedAccount {
  value: string;
  name: string;
}

/**
 * The accounts of a file as text, the name of their column, and the accounts' names if the file has
 * any; or a message that says why the file cannot be read.
 */
export type FileAnswer =
  { text: string; column?: string | undefined; names?: NamedAccount[] } | { problem: string };

const chooseText = 'Elige un archivo CSV o de texto.';
const saveAsCsv = 'Guárdalo como CSV y elígelo de nuevo.';

const noAccounts =
  'no tiene cuentas en sus primeras filas y columnas. Deja en él solo la columna de las cuentas.';

/** The first bytes of files that are not text, and the message for each. */
const otherFiles: [start: string, problem: string][] = [
  ['\u00D0\u00CF\u0011\u00E0', `es un archivo de Excel o de Word antiguo. ${saveAsCsv}`],
  ['%PDF', `es un PDF. ${chooseText}`],
  ['\u0089PNG', `es una imagen. ${chooseText}`],
  ['\u00FF\u00D8\u00FF', `es una imagen. ${chooseText}`],
  ['GIF8', `es una imagen. ${chooseText}`],
  ['RIFF', `es una imagen o un sonido. ${chooseText}`],
];

/** The beginnings of texts that are not lists of accounts, and the message for each. */
const otherTexts: [start: RegExp, problem: string][] = [
  [/^\{\\rtf/, `es un documento de Word (.rtf). ${chooseText}`],
  [/^(?:\[\s*)?\{\s*"/, `es un archivo de datos (JSON). ${chooseText}`],
  [/^BEGIN:V/, `es un contacto o un calendario. ${chooseText}`],
  [
    /^(?:MIME-Version|Received|Return-Path|Delivered-To|Message-ID|From|Date|Subject): /i,
    `es un correo o una página web guardada. ${saveAsCsv}`,
  ],
];

/**
 * Returns the message for a file whose first bytes show that it is not text; otherwise undefined. A
 * zip counts as an Excel file if it is named `.xls…` or contains the folder `xl`.
 */
function otherFileProblem(fileName: string, bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 5));
  if (!start.startsWith('PK\u0003\u0004')) {
    return otherFiles.find(([other]) => start.startsWith(other))?.[1];
  }
  return /\.xls\w?$/i.test(fileName) || new TextDecoder('latin1').decode(bytes).includes('xl/')
    ? `es un archivo de Excel (.xlsx). ${saveAsCsv}`
    : `es un archivo comprimido o un documento. ${chooseText}`;
}

/**
 * Returns the named accounts of a file, with their values in the bank's form. Only cells with
 * exactly one valid account count, and a repeated account keeps its first name.
 */
function* namedAccounts(
  identifier: Identifier,
  names: ReadonlyMap<string, string>,
): Generator<void, NamedAccount[]> {
  const named = new Map<string, string>();
  for (const [text, name] of names) {
    yield;
    const [value, another] = wireValues(identifier, text);
    const isOne = value !== undefined && another === undefined;
    if (isOne && !named.has(value) && isValidValue(identifier, value)) named.set(value, name);
  }
  return [...named].map(([value, name]) => ({ value, name }));
}

/** The maximum number of characters searched for accounts; a repeated line counts once. */
const longestText = 60_000;
/**
 * The maximum length of a text that is put into the field although it has no valid account; the
 * field's error then names the wrong values.
 */
const shortText = 500;

const holdsAccount = (identifier: Identifier, text: string): boolean =>
  wireValues(identifier, text).some((value) => /\d/.test(value) && isValidValue(identifier, value));

/** Reads the accounts in a CSV or text file. Never throws: the result has a message instead. */
export async function readAccounts(identifier: Identifier, file: File): Promise<FileAnswer> {
  const name = `«${plainText(file.name, 60)}»`;
  if (file.size > largestFile)
    return { problem: `${name} pesa más de 1 MB. Divide la lista en varios archivos.` };
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (!bytes)
    return { problem: `No pudimos leer ${name}. Si es una carpeta, elige un archivo de ella.` };
  const problem = otherFileProblem(file.name, bytes);
  if (problem !== undefined) return { problem: `${name} ${problem}` };
  const text = decode(bytes);
  // oxlint-disable-next-line no-control-regex -- text files do not contain these characters
  if (/[\0-\u0008\u000E-\u001A]/.test(text)) {
    return { problem: `${name} no es un archivo de texto. Elige un CSV o un TXT.` };
  }
  const start = text.slice(0, 1_000).trimStart();
  const other = otherTexts.find(([pattern]) => pattern.test(start));
  if (other) return { problem: `${name} ${other[1]}` };
  if (isMarkup(text) && !/<tr\b/i.test(text)) {
    return { problem: `${name} es una página web sin una tabla de cuentas. ${saveAsCsv}` };
  }
  // The search runs in separate tasks, so that the page can respond in between.
  const { isCut, names, ...accounts } = await inPieces(accountsIn(identifier, text));
  const lines = new Set(
    await inPieces(linesOf(accounts.text.split('\n'), (line) => [line.trim()])),
  );
  const isLong = accounts.text.length > longestText;
  if (isLong && isCut) return { problem: `${name} ${noAccounts}` };
  if (isLong && lines.size > longestList) return { problem: `${name}: ${tooMany(lines.size)}` };
  const list = [...lines].join('\n');
  const isRead =
    list.length <= shortText ||
    (list.length <= longestText && (await inOwnTask(() => holdsAccount(identifier, list))));
  if (!isRead) {
    return { problem: `${name} no tiene una lista de cuentas que podamos leer.` };
  }
  const { length } = await inOwnTask(() => wireValues(identifier, list));
  if (length === 0) return { problem: `${name} está vacío.` };
  if (length > longestList) return { problem: `${name}: ${tooMany(length)}` };
  return {
    ...accounts,
    text: list,
    ...(names && { names: await inPieces(namedAccounts(identifier, names)) }),
  };
}
