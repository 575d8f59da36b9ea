/** The mail hosts of most payers, with names so long that other hosts rarely resemble them. */
const bigHosts = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'hotmail.es',
  'outlook.es',
  'yahoo.es',
  'hotmail.cl',
  'outlook.cl',
];

/**
 * Whether two texts differ by one typing error: a letter too many, too few or wrong, or two
 * neighbours swapped.
 */
export function isOneTypo(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [first, second] = [one.slice(same), other.slice(same)];
  const isSwapped = first.slice(0, 2) === `${second[1]}${second[0]}`;
  return (
    first !== second &&
    (first.slice(1) === second ||
      first === second.slice(1) ||
      first.slice(1) === second.slice(1) ||
      (isSwapped && first.slice(2) === second.slice(2)))
  );
}

/** The name and the ending of a host: 'gmail' and 'com'. */
function partsOf(host: string): [name: string, ending: string] {
  const dot = host.indexOf('.');
  return [host.slice(0, dot), host.slice(dot + 1)];
}

/**
 * Whether a host is a misspelling of the host `big`, with one error in the name or in 'com'. Other
 * endings count as right, because hotmail.se and hotmail.es are different hosts.
 */
function isTypoOf(host: string, big: string): boolean {
  const [name, ending] = partsOf(host);
  const [bigName, bigEnding] = partsOf(big);
  if (name === bigName) return bigEnding === 'com' && isOneTypo(ending, bigEnding);
  return ending === bigEnding && isOneTypo(name, bigName);
}

/**
 * The big host that an address certainly means, 'gmail.com' for 'ana@gmial.com'; undefined when the
 * host may be right. A host with a wrong first letter may be another provider's, as ymail.com and
 * mail.com are, so it is looked up in a list of providers. Hosts with other errors are not looked
 * up, because the list also has misspelt hosts that were registered to catch mail.
 */
export async function suggestHost(email: string): Promise<string | undefined> {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (bigHosts.includes(host)) return undefined;
  const meant = bigHosts.find((big) => isTypoOf(host, big));
  if (meant === undefined || host[0] === meant[0]) return meant;
  const { default: providers } = await import('email-providers/all.json', {
    with: { type: 'json' },
  });
  return providers.includes(host) ? undefined : meant;
}

export function withHost(email: string, host: string): string {
  return `${email.slice(0, email.lastIndexOf('@') + 1)}${host}`;
}
