import { isAnyOf, nanoid } from '@reduxjs/toolkit';
import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { keepAlive } from '../../api/sessionApi.ts';
import { hyphenateRut, isRut, rutCheckDigit } from '../../lib/identifiers/rut.ts';
import { isSecretName, secretMask } from '../../lib/secrets.ts';
import { activityElsewhere, activityNoticed, clockTicked } from '../session/idleSlice.ts';

/**
 * Properties whose texts are not masked, as `name` or `parent.name`. They contain words of the
 * program or of the bank's catalogue; all other texts may be personal.
 */
const open = new Set(
  `type kind status requestStatus endpointName estado step state signIn userStatus companyId
  contractId categoryId contract_name contract.id contract.secondId company.name company.image
  companies.id`.split(/\s+/),
);

const isoDate = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/;

/** A random seed for each page, so that a mask cannot be reversed by trying texts. */
const seed = nanoid();

/**
 * Returns another text of the same shape, the same one for equal texts: an e-mail becomes another
 * e-mail, a RUT another valid RUT, a URL another URL of its origin.
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
 * Masks a property name unless it has only letters and `_`, like the program's own. Others, such as
 * cache keys, may contain personal data.
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
 * Copies a state or action without personal data, for DevTools and exports: texts are replaced by
 * others of their shape (docs/trust.md, T12).
 */
export function masked<T>(value: T): T {
  return maskValue(value, '', '') as T;
}

/**
 * Whether an action comes from the clock, activity or a keepalive. These would flood DevTools'
 * list.
 */
const isRoutine = isAnyOf(
  clockTicked,
  activityNoticed,
  activityElsewhere,
  keepAlive.matchPending,
  keepAlive.matchFulfilled,
  keepAlive.matchRejected,
);

/**
 * Redux DevTools with a masked state and the line of code that dispatched each action. Export and
 * import are off, because the extension's export ignores the masks; the console at /locales has
 * both (`exportedState.ts`).
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
