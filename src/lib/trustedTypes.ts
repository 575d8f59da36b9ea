/** What a policy lets through, as it stands or mended; a string that it refuses throws. */
interface Rules {
  createHTML?: (markup: string) => string;
  createScriptURL?: (url: string) => string;
}

declare global {
  /** The browser's own, where it knows them. */
  var trustedTypes: { createPolicy: <R extends Rules>(name: string, rules: R) => R } | undefined;
}

/**
 * A named Trusted Types policy: its answers are what a browser under `require-trusted-types-for 'script'` takes where text could become
 * script (trust T21). Where the browser knows none, the rules alone. A name can be taken once.
 */
export function trustedTypesPolicy<R extends Rules>(name: string, rules: R): R {
  return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;
}
