import { isUtf8 } from 'node:buffer';
import type { Schema } from 'yup';
import { ValidationError } from 'yup';
import { mostBytes } from '../src/features/notices/hostFiles.ts';
import { mostNotices, noticeSchema, readNotices } from '../src/features/notices/notice.ts';
import { switchesSchema } from '../src/features/notices/readSwitches.ts';

/**
 * Returns yup's messages about a value that breaks a schema; most begin with the path of a field. A
 * text that is blank or has U+FFFD gets a message of its own, because yup's would contain the
 * pattern.
 */
function schemaProblems(schema: Schema, value: unknown): string[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError)
      return error.errors.map((message) =>
        message
          .replace(/ must match the following: .*/s, ' is blank or in another encoding')
          .replace(/\.$/, ''),
      );
    throw error;
  }
}

function noticesProblems(notices: unknown): string[] {
  if (!Array.isArray(notices)) return ['it is no list'];
  const list: readonly unknown[] = notices;
  const found = list.flatMap((notice, index) => {
    const problems = schemaProblems(noticeSchema.required(), notice);
    if (problems.length === 0 && readNotices([notice]).length === 0)
      problems.push('from or to is no time, or to is not after from');
    return problems.map((problem) => `[${index}]: ${problem}`);
  });
  return list.length > mostNotices ? [...found, `only ${mostNotices} notices are read`] : found;
}

const readers = new Map<string, (value: unknown) => string[]>([
  ['avisos.json', noticesProblems],
  ['portal.json', (switches) => schemaProblems(switchesSchema, switches)],
]);

/**
 * Returns why the portal ignores a live file or a part of it. Operators change these files
 * (`avisos.json`, `portal.json`) without a release, and would not notice that a file has no effect,
 * because the portal itself shows no error.
 */
export function liveFileProblems(file: string, bytes: Uint8Array): string[] {
  const problemsOf = readers.get(file);
  if (!problemsOf) throw new Error(`${file} is no live file.`);
  if (bytes.byteLength > mostBytes) return [`it has more than ${mostBytes} bytes`];
  if (!isUtf8(bytes)) return ['it is no text in UTF-8'];
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return ['it is no JSON'];
  }
  return problemsOf(value);
}
