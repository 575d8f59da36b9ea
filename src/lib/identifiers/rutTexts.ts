import { normalised } from '../text/arrivingText.ts';
import { decoded } from '../urls.ts';
import type { IdentifierValue } from './identifierKinds.ts';
import { hyphenateRut, isRut } from './rut.ts';

/** A candidate for a RUT (Chilean tax ID) within a text; `isWrittenRut` decides. */
const candidate = /\d[\d.]{5,}(?: ?- ?| )?[\dk](?![\p{L}\d])/giu;

/**
 * Whether a text is a valid RUT that is recognisable as one: it has a dot, a hyphen, a space or a
 * K.
 */
const isWrittenRut = (text: string) => /\D/.test(text.trim()) && isRut(text);

/**
 * Whether a text contains a RUT, percent-encoded or not. Plain digits do not count: one service
 * number in eleven has a valid check digit by chance.
 */
export function holdsRut(text: string): boolean {
  const readable = normalised(decoded(text));
  return isWrittenRut(readable) || (readable.match(candidate) ?? []).some(isWrittenRut);
}

/** Replaces each RUT in a text by an ellipsis; also normalises the text. */
export const withoutRut = (text: string): string =>
  normalised(text).replace(candidate, (found) => (isWrittenRut(found) ? '…' : found));

/**
 * Whether an identifier may be a RUT: it contains a written RUT (`holdsRut`), or it is a person's
 * (`CLIENT_ID`) and the digits alone have a valid check digit.
 */
export function mayBeRut({ kind, value }: IdentifierValue): boolean {
  return holdsRut(value) || (kind === 'CLIENT_ID' && isRut(value));
}

/**
 * Returns a person's RUT (`CLIENT_ID`) in the bank's form (`hyphenateRut`) if `isWrittenRut`
 * recognises it; returns any other identifier unchanged.
 */
export const canonical = (identifier: IdentifierValue): IdentifierValue =>
  identifier.kind === 'CLIENT_ID' && isWrittenRut(identifier.value)
    ? { kind: identifier.kind, value: hyphenateRut(identifier.value) }
    : identifier;
