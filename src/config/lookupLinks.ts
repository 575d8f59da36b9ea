import { identifierKinds } from '../lib/identifiers/identifierKinds.ts';
import type { IdentifierKind, IdentifierValue } from '../lib/identifiers/identifierKinds.ts';
import { holdsRut, mayBeRut } from '../lib/identifiers/rutTexts.ts';
import { lookupPath } from './paths.ts';
import type { LookupTarget } from './paths.ts';

// Ready-made lookups are URLs in bills, mails and calendars. They open the lookup (the screen that
// queries an account's debts) with the account filled in (docs/decisions.md, ready-made-lookups).

/**
 * The URL parameter of each kind of identifier. A value that may be a RUT (a person's tax number)
 * is never written into a URL, because URLs remain in histories and logs.
 */
const names: Record<IdentifierKind, string> = {
  SERVICE_ID: 'servicio',
  INVOICE_ID: 'factura',
  CLIENT_ID: 'cuenta',
  COMPANY_ID: 'compania',
};

/**
 * Returns the absolute URL of a ready-made lookup on this portal, or on the one at `origin`. The
 * account is left out if its identifier may be a RUT.
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

/**
 * Punctuation, spaces and invisible characters at either end of a value: a mail program may include
 * the characters around a link in the link.
 */
const edges = /^[\p{P}\p{Z}\p{Cf}\s<>|`]+|[\p{P}\p{Z}\p{Cf}\s<>|`]+$/gu;

/**
 * Returns the parameters of a lookup's URL without the changes of mail programs: `&` may have
 * become `&amp;`, a value may end in a bracket or a full stop, and trackers may be appended.
 */
export function linkQuery(search: string): URLSearchParams {
  const written = new URLSearchParams(search.replace(/&(?:amp|#0*38|#x0*26);(?:amp;)*/gi, '&'));
  return new URLSearchParams(
    [...written]
      .filter(([name]) => !trackers.test(name))
      .map(([name, value]) => [name, value.replace(edges, '') || value.trim()]),
  );
}

interface LookupLink {
  target: LookupTarget;
  accounts: IdentifierValue[];
}

/**
 * Reads the parameters that `linkQuery` returns. If the category, company or contract (a company's
 * service that bills) is named several times with different ids, the ids are joined into an id that
 * no catalogue contains, so that none of them is chosen.
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

/** Whether the parameters name a target or an account. */
export function isDeepLink(query: URLSearchParams): boolean {
  const { target, accounts } = readLink(query);
  return Object.keys(target).length + accounts.length > 0;
}

/** Letters and digits, perhaps in groups separated by a dot or a hyphen. */
const oneValue = /^[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*$/u;

/**
 * Returns the link's account; undefined if the link has none or several, or if the value cannot be
 * an identifier: it has other characters than `oneValue`, or more than 100, the maximum on bills
 * (docs/trust.md, T45).
 */
export function onlyAccount({ accounts }: LookupLink): IdentifierValue | undefined {
  const [account, another] = accounts;
  const isOne = account && !another && account.value.length <= 100 && oneValue.test(account.value);
  return isOne ? account : undefined;
}

/** Parameters with ids of the catalogue; these ids are no personal data. */
const targetNames = new Set(['categoria', 'empresa', 'convenio']);

/** Returns the parameters without those that may contain a RUT; ids of the catalogue stay. */
export function withoutRuts(query: URLSearchParams): URLSearchParams {
  const mayHoldRut = ([name, value]: [string, string]) =>
    name.toLowerCase() === 'rut' ||
    holdsRut(name) ||
    (name === names.CLIENT_ID ? mayBeRut({ kind: 'CLIENT_ID', value }) : holdsRut(value));
  const isKept = (each: [string, string]) => targetNames.has(each[0]) || !mayHoldRut(each);
  return new URLSearchParams([...query].filter(isKept));
}
