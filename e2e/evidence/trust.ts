/**
 * A promise of docs/trust.md: its number, its text, the files with its tests, and helper files. The
 * titles of these tests may be in a helper, for example in `describeFaults` for T18.
 */
export interface TrustPromise {
  number: string;
  text: string;
  tests: string[];
  helpers: string[];
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

/** The promises in docs/trust.md, from its tables and its text. */
export function readPromises(trust: string): TrustPromise[] {
  const [, words = ''] = trust.split('\n## The promises in words\n');
  const texts = new Map(
    [...words.matchAll(/(T\d\d) ([^]*?)(?=\s+T\d\d |\n\n|\s*$)/g)].map(
      ([, number = '', text = '']) => [number, text.replaceAll(/\s+/g, ' ')],
    ),
  );
  return [...trust.matchAll(/^\| (T\d\d) +\|(.*?)\|/gm)].map(([, number = '', cell = '']) => {
    const files = [...cell.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file = '']) => file);
    return {
      number,
      text: texts.get(number) ?? '',
      tests: files.filter(isTest),
      helpers: files.filter((file) => !isTest(file)),
    };
  });
}

export const namesPromise = (title: string, number: string) =>
  new RegExp(`\\b${number}\\b`).test(title);
