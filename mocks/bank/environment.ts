import brand from '../../brand/sandbox/brand.json' with { type: 'json' };

/**
 * The sandbox's values of the `PORTAL_*` variables; no value belongs to a real bank. The build,
 * jest and the simulated bank all read the values here. This file imports only data, so that the
 * configuration files of the build and of jest can load it.
 */
export const sandboxSettings = {
  PORTAL_BANK: 'sandbox',
  PORTAL_API_URL: 'http://localhost:3000/api',
  ...brand.settings,
};

/** The bank compares the tenant headers and other fields of requests with these values. */
export type SandboxSettings = typeof sandboxSettings;

/** Returns the given variables; each missing one has the value of the sandbox. */
export function settingsFrom(environment: Record<string, string | undefined>): SandboxSettings {
  const names = Object.keys(sandboxSettings) as (keyof SandboxSettings)[];
  const given = names.map((name) => [name, environment[name] ?? sandboxSettings[name]]);
  return Object.fromEntries(given) as SandboxSettings;
}
