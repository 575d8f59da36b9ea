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
 * Creates a named Trusted Types policy: a browser under `require-trusted-types-for 'script'`
 * accepts the results of its functions (docs/trust.md, T21). Browsers without support get the plain
 * functions. Each name can be used once.
 */
export function trustedTypesPolicy<R extends Rules>(name: string, rules: R): R {
  return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;
}
