import { identifierKinds } from '../lib/identifiers/identifierKinds.ts';
import type { IdentifierKind, IdentifierValue } from '../lib/identifiers/identifierKinds.ts';
import { holdsRut, mayBeRut } from '../lib/identifiers/rutTexts.ts';
import { lookupPath } from './paths.ts';
import type { LookupTarget } from './paths.ts';

// Ready-made lookups: URLs of the lookup that also fill in the account, for bills, mails and
// calendars (docs/decisions.md, ready-made-lookups).

/**
 * The URL parameter of each kind of identifier. A value that may be a RUT gets none, because no URL
 * may contain a RUT.
 */
const names: Record<IdentifierKind, string> = {
  SERVICE_ID: 'servicio',
  INVOICE_ID: 'factura',
  CLIENT_ID: 'cuenta',
  COMPANY_ID: 'compania',
};

/**
 * The absolute URL of a ready-made lookup, on this portal or the one at `origin`; without the
 * account if its identifier is a RUT or may be one.
 */
export function lookupLink(
  target: LookupTarget,
  account?: IdentifierValue,
  origin = window.location.origin,
): string {
  const url = new URL(lookupPath(target), origin);
  if (account && !mayBeRut(account)) url.searchParams.set(names[account.kind], account.value);
  return url.href;
}

/** Parameters that mail and advertising programs append to links. */
const trackers =
  /^(?:(?:utm|mc|mtm|pk|hsa|vero|oly|trk)_|_hs|(?:fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid|igsh|mkt_tok|_ga|_gl|_ke)$)/i;

/** Characters that mail programs add when they detect a link: brackets, quotes, stops, spaces. */
const edges = /^[\p{P}\p{Z}\p{Cf}\s<>|`]+|[\p{P}\p{Z}\p{Cf}\s<>|`]+$/gu;

/**
 * The parameters of a lookup URL, with the changes of mail programs undone: `&` may have become
 * `&amp;`, the last value may end in a bracket or a full stop, and trackers may have been appended.
 */
export function linkQuery(search: string): URLSearchParams {
  const written = new URLSearchParams(search.replace(/&(?:amp|#0*38|#x0*26);(?:amp;)*/gi, '&'));
  return new URLSearchParams(
    [...written]
      .filter(([name]) => !trackers.test(name))
      .map(([name, value]) => [name, value.replace(edges, '') || value.trim()]),
  );
}

/** The target of a deep link into the lookup, and all accounts in it. */
interface LookupLink {
  target: LookupTarget;
  accounts: IdentifierValue[];
}

/**
 * Reads the parameters of `linkQuery`. Several company ids are joined to an id that no company has.
 */
export function readLink(query: URLSearchParams): LookupLink {
  const parametersOf = (name: string) => [...new Set(query.getAll(name))].filter(Boolean);
  const [categoryId, companyId, contractId] = ['categoria', 'empresa', 'convenio'].map((name) =>
    parametersOf(name).join('\n'),
  );
  return {
    target: {
      ...(categoryId && { categoryId }),
      ...(companyId && { companyId }),
      ...(contractId && { contractId }),
    },
    accounts: identifierKinds.flatMap((kind) =>
      parametersOf(names[kind]).map((value) => ({ kind, value })),
    ),
  };
}

/** Whether a URL's parameters are a deep link into the lookup. */
export function isDeepLink(query: URLSearchParams): boolean {
  const { target, accounts } = readLink(query);
  return Object.keys(target).length + accounts.length > 0;
}

/**
 * Matches one identifier: letters and digits, perhaps in groups that a dot or a hyphen separates.
 */
const oneValue = /^[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*$/u;

/**
 * The only account that a link names; undefined if it names none, or several (docs/trust.md, T45).
 * No identifier of a bill is longer than 100 characters.
 */
export function onlyAccount({ accounts }: LookupLink): IdentifierValue | undefined {
  const [account, another] = accounts;
  const isOne = account && !another && account.value.length <= 100 && oneValue.test(account.value);
  return isOne ? account : undefined;
}

/** Parameters with ids of the catalogue, which are not personal data. */
const targetNames = new Set(['categoria', 'empresa', 'convenio']);

/**
 * The parameters of a URL without values that are RUTs or may be, whatever the parameter's name.
 */
export function withoutRuts(query: URLSearchParams): URLSearchParams {
  const mayHoldRut = ([name, value]: [string, string]) =>
    name.toLowerCase() === 'rut' ||
    holdsRut(name) ||
    (name === names.CLIENT_ID ? mayBeRut({ kind: 'CLIENT_ID', value }) : holdsRut(value));
  const isKept = (each: [string, string]) => targetNames.has(each[0]) || !mayHoldRut(each);
  return new URLSearchParams([...query].filter(isKept));
}
