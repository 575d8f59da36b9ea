// What every host of a built portal does (README, "Deploy and scale"); deploy/nginx.ts writes it for
// nginx. This file imports nothing, so that it also runs where no package is installed.

/** A rule of the build's `_headers`: a path, or its beginning and `*`, and headers by name. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/** The rules of a `_headers` file; of two for a path the later one is the narrower. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line, headers: [] });
    // `! Name` only unjoins what Cloudflare would join.
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** Whether a rule is for a path without a slash at its end. */
export const isRuleFor = ({ path }: HeaderRule, pathname: string): boolean =>
  path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;

/** Files have content types by their extension, others are octets. */
export const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  woff2: 'font/woff2',
};

/** What is sent compressed to who takes it so. */
export const isCompressed = (type: string) => /^text\/|json|svg/.test(type);

/** Bytes below which compressing gains nothing. */
export const leastCompressed = 256;

/** What is said of a path where nothing is; it is kept nowhere, also below `assets/`. */
export const notFound = 'No encontrado';
