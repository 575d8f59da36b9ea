// The rules that every host of a built portal must follow (docs/hosting.md); deploy/nginx.ts writes
// nginx's configuration from them. This file has no imports, so that it also runs where no package
// is installed.

/**
 * A rule of the build's `_headers`: a path, or the beginning of one with `*`, and the headers of
 * its responses.
 */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/**
 * Reads the rules of a `_headers` file. If two rules match a path, the later one is more specific
 * and overrides the earlier one.
 */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line, headers: [] });
    // Only lines with a value are read. `! Name` is skipped: its only purpose is to keep Cloudflare
    // from joining the values of two rules.
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/**
 * Returns the source of a regular expression for a rule's path. A path without `*` also matches
 * with a slash at the end. A `*` does not match a path that ends in a slash, except in `/*`, which
 * matches every path.
 */
export const rulePattern = (path: string): string => {
  const literal = RegExp.escape(path.replace(/\*$/, ''));
  if (path === '/*') return '^';
  return path.endsWith('*') ? `^${literal}.*[^/]$` : `^${literal}/?$`;
};

/**
 * Whether a rule is for a path. A page's rule also matches its path with a slash at the end. Such a
 * path is never a file, so a rule for files like `/assets/*` does not match it.
 */
const isRuleFor = ({ path }: HeaderRule, pathname: string): boolean =>
  new RegExp(rulePattern(path)).test(pathname);

/**
 * Returns the headers of a path, from the text of `_headers`; a later rule overrides an earlier
 * one.
 */
export const headersOf = (text: string, pathname: string): ReadonlyMap<string, string> =>
  new Map(
    readHeaderRules(text)
      .filter((rule) => isRuleFor(rule, pathname))
      .flatMap((rule) => rule.headers),
  );

/** Content types, keyed by file extension; other files are sent as `application/octet-stream`. */
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

/** Whether the build has compressed files of a type (deploy/deliver.ts). */
export const isCompressed = (type: string) => /^text\/|json|svg/.test(type);

/**
 * Returns a pattern for an `Accept-Encoding` that accepts a coding: the header names it without
 * `q=0`.
 */
export const acceptingPattern = (coding: string) =>
  `(^|[ ,])${coding}(?=[ ;,]|$)(?! *; *q=0(\\.0*)? *(,|$))`;

/**
 * Matches the names of the build's compressed files. A request that names one directly gets a 404.
 */
export const compressedForms = /\.(br|gz)$/;

/** The size in bytes from which a file is compressed; below it, compression saves nothing. */
export const leastCompressed = 256;

export function typeOf(name: string): string {
  const type = contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/**
 * The body of a 404 answer. Hosts send it with `no-cache`, also below `assets/`, because a missing
 * file may appear later.
 */
export const notFound = 'No encontrado';
