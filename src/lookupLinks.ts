import { identifierKinds } from './lib/identifiers/identifierKinds.ts';
import type { IdentifierKind, IdentifierValue } from './lib/identifiers/identifierKinds.ts';
import { holdsRut, isRutOrMayBe } from './lib/identifiers/rutTexts.ts';
import { lookupPath, parameter } from './paths.ts';
import type { LookupTarget } from './paths.ts';

// Ready-made lookups: URLs of the lookup that also fill in the account, for bills, mails and
// calendars (docs/decisions.md, ready-made-lookups).

/** The parameter of each kind of identifier. A RUT has none: it never stands in a URL. */
const names: Record<IdentifierKind, string> = {
  SERVICE_ID: 'servicio',
  INVOICE_ID: 'factura',
  CLIENT_ID: 'cuenta',
  COMPANY_ID: 'compania',
};

/**
 * The absolute URL of a ready-made lookup on this portal; without the account where its identifier
 * is a RUT or may be one.
 */
export function lookupLink(target: LookupTarget, account?: IdentifierValue): string {
  const url = new URL(lookupPath(target), window.location.origin);
  if (account && !isRutOrMayBe(account)) url.searchParams.set(names[account.kind], account.value);
  return url.href;
}

/** The accounts that a lookup URL names, one for each kind of identifier in it. */
export function linkedAccounts(query: URLSearchParams): IdentifierValue[] {
  return identifierKinds
    .map((kind) => ({ kind, value: parameter(query, names[kind]).trim() }))
    .filter(({ value }) => value !== '');
}

/** What names companies and services, by ids that the catalogue confirms: they are nobody's. */
const targetNames = new Set(['categoria', 'empresa', 'convenio']);

/** The parameters of a URL but for RUTs, under whatever name, and for what may be one. */
export function withoutRuts(query: URLSearchParams): URLSearchParams {
  const mayBeRut = ([name, value]: [string, string]) =>
    name.toLowerCase() === 'rut' ||
    holdsRut(name) ||
    (name === names.CLIENT_ID ? isRutOrMayBe({ kind: 'CLIENT_ID', value }) : holdsRut(value));
  const isKept = (each: [string, string]) => targetNames.has(each[0]) || !mayBeRut(each);
  return new URLSearchParams([...query].filter(isKept));
}
