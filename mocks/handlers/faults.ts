import { writeToken } from '../bank/tokens.ts';
import type { Fault, FaultKind } from '../bank/scenarios.ts';
import { json, plain } from './endpoint.ts';
import type { Answer } from './endpoint.ts';

const maintenancePage =
  '<!doctype html><html lang="es"><title>Mantención</title><h1>Sitio en mantención</h1></html>';

// The answers for `network` and `timeout` are never delivered, so their content does not matter.
const replacements: Partial<Record<FaultKind, Answer>> = {
  network: json(null),
  timeout: json(null),
  error500: json({ message: 'Error interno del banco.' }, 500),
  unavailable503: json({ message: 'El banco no está disponible.' }, 503),
  unauthorized401: json({ message: 'El token de acceso no es válido o venció.' }, 401),
  notFound404: json({ message: 'No encontrado.' }, 404),
};

/**
 * Returns the answer that replaces the bank's own; undefined for a fault that only changes or
 * delays the bank's answer.
 */
export function replacementFor({ kind }: Fault): Answer | undefined {
  return replacements[kind];
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Changes the type of every value without inner values: a text becomes a number; a number, a
 * boolean or null becomes a text; an empty list becomes an object, and an empty object a list.
 */
function withWrongTypes(value: Json): Json {
  if (Array.isArray(value)) return value.length === 0 ? {} : value.map(withWrongTypes);
  if (!isObject(value)) return typeof value === 'string' ? 42 : String(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return ['vacío'];
  return Object.fromEntries(entries.map(([key, inner]) => [key, withWrongTypes(inner)]));
}

/**
 * Returns the value without `field`, wherever the field occurs; if `field` is undefined, without
 * the first field of the first object.
 */
function withoutField(value: Json, field: string | undefined): Json {
  if (Array.isArray(value)) {
    return value.map((inner, index) => (field || index === 0 ? withoutField(inner, field) : inner));
  }
  if (!isObject(value)) return value;
  const left = field ?? Object.keys(value)[0];
  const entries = Object.entries(value).filter(([key]) => key !== left);
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, field ? withoutField(inner, field) : inner]),
  );
}

/** Gives wrong types to the first item of each list; lists inside the other items do not change. */
function withBadRecord(value: Json): Json {
  if (Array.isArray(value))
    return value.map((inner, at) => (at === 0 ? withWrongTypes(inner) : inner));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withBadRecord(inner)]),
  );
}

function withToken(value: Json, token: string): Json {
  if (!isObject(value)) return value;
  const named = ['access_token', 'newToken'].filter((key) => key in value);
  return { ...value, ...Object.fromEntries(named.map((key) => [key, token])) };
}

/** Returns the answer with its JSON edited; text and files become empty instead. */
function edited(answer: Answer, edit: (value: Json) => Json): Answer {
  if (!answer.type.startsWith('application/json')) return { ...answer, body: '' };
  return { ...answer, body: JSON.stringify(edit(JSON.parse(answer.body) as Json)) };
}

const distortions: Partial<Record<FaultKind, (answer: Answer, fault: Fault) => Answer>> = {
  emptyBody: (answer) => ({ ...answer, body: '' }),
  nullBody: () => json(null),
  htmlBody: () => plain('text/html; charset=utf-8', maintenancePage),
  saysFailure: () => json({ error: 'No se pudo completar la operación.' }),
  badRecord: (answer) => edited(answer, withBadRecord),
  wrongTypes: (answer) => edited(answer, withWrongTypes),
  missingField: (answer, { field }) => edited(answer, (value) => withoutField(value, field)),
  brokenToken: (answer) => edited(answer, (value) => withToken(value, 'esto.no-es.un-token')),
  claimlessToken: (answer) => edited(answer, (value) => withToken(value, writeToken(0, {}))),
};

/** Returns the bank's own answer, altered by the fault. */
export function distort(answer: Answer, fault: Fault): Answer {
  return distortions[fault.kind]?.(answer, fault) ?? answer;
}
