import { isAnyOf, nanoid } from '@reduxjs/toolkit';
import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { keepAlive } from '../../api/sessionApi.ts';
import { hyphenateRut, isRut, rutCheckDigit } from '../../lib/identifiers/rut.ts';
import { isSecretName, secretMask } from '../../lib/secrets.ts';
import { activityElsewhere, activityNoticed, clockTicked } from '../session/idleSlice.ts';

/**
 * Properties whose strings stay unmasked, as `name` or `parent.name`: their values are constants of
 * the code or come from the bank's catalogue of companies and contracts. Any other string except a
 * date may be personal.
 */
const open = new Set(
  `type kind status requestStatus endpointName estado step state signIn userStatus companyId
  contractId categoryId contract_name contract.id contract.secondId company.name company.image
  companies.id`.split(/\s+/),
);

const isoDate = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/;

/** Differs for each page load, so that a mask cannot be reversed by masking guessed texts. */
const seed = nanoid();

/**
 * Returns a substitute of the same shape; equal texts get equal substitutes. An e-mail becomes
 * another e-mail, a RUT (Chilean identity number) another valid RUT, a URL another URL of the same
 * origin.
 */
function standIn(text: string): string {
  const origin = /^https?:\/\/[\w.:-]+(?=[/?#]|$)/.exec(text)?.[0] ?? '';
  let state = 0;
  for (const character of seed + text)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  const another = (character: string) => {
    const kind = /\d/.test(character) ? '123456789' : 'abcdefghijklmnopqrstuvwxyz';
    const others = kind.replace(character, '');
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return others.charAt((state >>> 8) % others.length);
  };
  const rest = text.slice(origin.length).replace(/[\p{L}\p{M}\d]/gu, another);
  if (!isRut(text)) return origin + rest;
  const body = hyphenateRut(rest).slice(0, -2);
  return rest.slice(0, -1) + (rutCheckDigit(body) ?? '');
}

// Caches the masked form of each object: reducers keep unchanged parts of the state as the same
// objects, so each is masked only once.
const known = new WeakMap<object, unknown>();

/**
 * Masks a property name that has other characters than letters and `_`: such a name is no
 * identifier of the code but, for example, a cache key with personal data.
 */
const maskName = (name: string) => (/^[a-z_]+$/i.test(name) ? name : standIn(name));

function maskObject(value: object, parent: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => maskValue(entry, parent, ''));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor.name}]`;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [maskName(name), maskValue(inner, name, parent)]),
  );
}

function maskValue(value: unknown, name: string, parent: string): unknown {
  if (isSecretName(name) && value !== undefined && typeof value !== 'boolean') return secretMask;
  if (typeof value === 'string')
    return open.has(name) || open.has(`${parent}.${name}`) || isoDate.test(value)
      ? value
      : standIn(value);
  if (typeof value !== 'object' || value === null || name === 'configuration') return value;
  const seen = known.get(value);
  if (seen !== undefined) return seen;
  const result = maskObject(value, name);
  known.set(value, result);
  return result;
}

/**
 * Copies a state or action for DevTools and exports, with masked texts instead of personal data
 * (docs/trust.md, T12).
 */
export function masked<T>(value: T): T {
  return maskValue(value, '', '') as T;
}

/** Clock ticks, activity and keepalives would flood DevTools' list of actions. */
const isRoutine = isAnyOf(
  clockTicked,
  activityNoticed,
  activityElsewhere,
  keepAlive.matchPending,
  keepAlive.matchFulfilled,
  keepAlive.matchRejected,
);

/**
 * Shows masked states and actions in Redux DevTools, with a stack trace for each action. The
 * extension's export ignores the masks, so export and import are off; the page /locales, which only
 * builds with a simulated bank have, offers both with masked states (`exportedState.ts`).
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Portal de Pagos',
  trace: true,
  predicate: (_state, action: Action) => !isRoutine(action),
  stateSanitizer: masked,
  actionSanitizer: masked,
  features: {
    pause: true,
    lock: true,
    jump: true,
    skip: true,
    reorder: true,
    dispatch: true,
    test: true,
  },
};
