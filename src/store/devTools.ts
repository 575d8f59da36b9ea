import { isAnyOf } from '@reduxjs/toolkit';
import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { keepAlive } from '../api/sessionApi.ts';
import { activityElsewhere, activityNoticed, clockTicked } from './idleSlice.ts';

/** What stands for a value that nobody but its owner may read. */
const mask = '•••';

/** Names under which a text is always masked. */
const secretNames =
  /token|bearer|authorization|password|clave|contrase|credential|correo|e-?mail|destinatario|^rut$|docusr|document|usuario|client_?id/i;

/** Tokens, e-mails (URL-encoded too) and RUTs inside a longer text, such as a cache key. */
const secretTexts = [
  /Bearer [^\s"]+/g,
  /eyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /[\w!#$&'*+/=?^`{|}~.%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi,
  /\b\d{1,2}\.?\d{3}\.?\d{3}-[\dk]\b/gi,
  /\b\d{1,2}\.\d{3}\.\d{3}-?[\dk]\b/gi,
];

const maskText = (text: string) =>
  secretTexts.reduce((result, secret) => result.replace(secret, mask), text);

/** Masks every text in a value, however deep. */
function hide(value: unknown): unknown {
  if (typeof value === 'string') return mask;
  if (Array.isArray(value)) return value.map(hide);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hide(inner)]));
}

/** Whether an object holds a RUT: the value of a `CLIENT_ID` identifies a person. */
const isDocument = (value: object) => 'kind' in value && value.kind === 'CLIENT_ID';

// What did not change is the same object in the next state: it is masked only once.
const known = new WeakMap<object, unknown>();

function maskObject(value: object): unknown {
  if (Array.isArray(value)) return value.map(maskValue);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor.name}]`;
  const names = isDocument(value) ? /^values?$/ : undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      maskText(name),
      secretNames.test(name) || names?.test(name) ? hide(inner) : maskValue(inner),
    ]),
  );
}

function maskValue(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value !== 'object' || value === null) return value;
  const seen = known.get(value);
  if (seen !== undefined) return seen;
  const result = maskObject(value);
  known.set(value, result);
  return result;
}

/**
 * A state or action as Redux DevTools may show it: without tokens, passwords, e-mails and documents
 * (docs/trust.md, T12).
 */
export function masked<T>(value: T): T {
  return maskValue(value) as T;
}

/** Whether an action is the clock's, a movement's or a keepalive's: they would drown all others. */
const isRoutine = isAnyOf(
  clockTicked,
  activityNoticed,
  activityElsewhere,
  keepAlive.matchPending,
  keepAlive.matchFulfilled,
  keepAlive.matchRejected,
);

/**
 * Redux DevTools, masked: each action says which line dispatched it; what clock and keepalives
 * changed shows with the next action.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Portal de Pagos',
  trace: true,
  predicate: (_state, action: Action) => !isRoutine(action),
  stateSanitizer: masked,
  actionSanitizer: masked,
};
