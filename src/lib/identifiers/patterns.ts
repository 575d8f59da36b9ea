import type { RE2JS } from 're2js';
import { warnInDevelopment } from '../development.ts';

// The patterns come from the bank. JavaScript's own engine could freeze the page: with '^(a+)+$' a
// value of about thirty characters takes seconds, and each further character doubles the time.
// re2js reads each character once.

let engine: typeof RE2JS | undefined;

/**
 * Loads the engine that checks patterns. Until it has loaded, and if it fails to load, every value
 * passes, and only the bank checks the value.
 */
export async function loadPatternEngine(): Promise<void> {
  const loaded = await import('re2js').catch(() => undefined);
  engine = loaded?.RE2JS;
}

export const isPatternEngineLoaded = () => engine !== undefined;

/**
 * Matches patterns in the syntax of other regular expression languages, such as '/^a+$/'. They are
 * not used, because the engine could read them differently and refuse valid values.
 */
const foreign = /^\/.*\/\w*$|\\[AZz]|\[\[:/s;

/**
 * The maximum number of characters in a pattern, and of instructions in the compiled one: re2js may
 * run all instructions for each character of a value.
 */
const longestPattern = 500;
const mostSteps = 500;

function compile(pattern: string, judge: typeof RE2JS): RE2JS | undefined {
  if (pattern.length > longestPattern || foreign.test(pattern)) return undefined;
  try {
    const compiled = judge.compile(pattern);
    return compiled.programSize() <= mostSteps ? compiled : undefined;
  } catch {
    return undefined;
  }
}

const known = new Map<string, RE2JS | undefined>();

/**
 * Whether a whole value matches the bank's pattern. An unusable pattern, such as one with a
 * lookahead or a backreference, counts as absent, and logs a warning in development.
 */
export function matchesPattern(pattern: string, value: string): boolean {
  if (!engine || pattern === '') return true;
  if (!known.has(pattern)) {
    known.set(pattern, compile(pattern, engine));
    if (!known.get(pattern)) {
      warnInDevelopment(`El patrón de un identificador no se puede usar: ${pattern}`);
    }
  }
  return known.get(pattern)?.matches(value) ?? true;
}
