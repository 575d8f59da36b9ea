import browserslist from 'browserslist';
import { features } from 'web-features';

/** The oldest supported version of each browser, keyed by its name in browserslist. */
const oldest = new Map<string, number>();
for (const entry of browserslist()) {
  const [name = '', version = ''] = entry.split(' ');
  oldest.set(name, Math.min(oldest.get(name) ?? Infinity, parseFloat(version)));
}

/** The browsers to check, by their names in browserslist and web-features. */
const browsers = ['chrome', 'edge', 'firefox', 'safari'] as const;

type Support = Partial<Record<(typeof browsers)[number], string>>;

const isSupported = (support: Support) =>
  browsers.every((name) => parseFloat(support[name] ?? 'NaN') <= (oldest.get(name) ?? 0));

/**
 * The APIs to remove from a page, as [interface, member]: those that the oldest supported version
 * of any browser lacks, and those of JavaScript that have been in all browsers only since 2023 or
 * later. Trusted Types are kept, because the test's Chromium would require them even without their
 * API.
 */
export function newerApis(): [string, string][] {
  return Object.values(features)
    .flatMap((feature) => (feature.kind === 'feature' ? [feature] : []))
    .flatMap(({ status }) => Object.entries(status.by_compat_key ?? {}))
    .filter(
      ([key, { support, baseline_low_date: since = '' }]) =>
        !/TrustedType|trustedTypes/.test(key) &&
        (!isSupported(support) || (key.startsWith('javascript') && since >= '2023')),
    )
    .flatMap(([key]) => {
      const [, name, member] =
        /^(?:api|javascript\.builtins)\.(\w+)\.(\w+?)(?:_static)?$/.exec(key) ?? [];
      return name !== undefined && member !== undefined ? [[name, member] as [string, string]] : [];
    });
}

/** Removes APIs from the page. Runs in the page, before the page's own scripts. */
export function removeApis(apis: readonly [string, string][]): void {
  for (const [name, member] of apis) {
    const owner: unknown = name === 'Window' ? window : Reflect.get(window, name);
    if (typeof owner !== 'function' && owner !== window) continue;
    const prototype: unknown = Reflect.get(owner as object, 'prototype');
    for (const place of [owner, prototype]) {
      if (typeof place === 'object' && place !== null) Reflect.deleteProperty(place, member);
      else if (typeof place === 'function') Reflect.deleteProperty(place, member);
    }
  }
}
