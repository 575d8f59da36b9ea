/** A policy's functions: each returns the string, possibly changed, or throws to refuse it. */
interface Rules {
  createHTML?: (markup: string) => string;
  createScriptURL?: (url: string) => string;
}

declare global {
  /** The browser's API; undefined in browsers without it. */
  var trustedTypes: { createPolicy: <R extends Rules>(name: string, rules: R) => R } | undefined;
}

/**
 * Creates a named Trusted Types policy: under `require-trusted-types-for 'script'`, HTML and script
 * URLs must be results of a policy's functions (docs/trust.md, T21). In browsers without Trusted
 * Types, returns `rules` unchanged. The browser may throw if a name is used twice.
 */
export function trustedTypesPolicy<R extends Rules>(name: string, rules: R): R {
  return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;
}
