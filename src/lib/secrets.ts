const secret =
  /token|password|clave|authorization|cookie|credential|paymentkey|idempotencykey|codigocarro/;

/** The text shown instead of a secret; it does not reveal the secret's length. */
export const secretMask = '•••';

/**
 * Whether a header, field or property with this name holds a secret, such as a password or the key
 * of a payment. Logs, exports and Redux DevTools mask its value.
 */
export const isSecretName = (name: string): boolean =>
  secret.test(name.toLowerCase().replaceAll(/[-_]/g, ''));

/** Parses a JSON text and masks its secrets; any other text is returned as it is. */
export function parseMasked(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => (isSecretName(name) ? secretMask : value));
  } catch {
    return text;
  }
}

const cookieValue = /(?<![\w-])(?!(?:path|domain|expires|max-age|samesite)=)([\w-]+=)[^;]+/gi;

/**
 * Masks the value of a secret header. The scheme Bearer or Basic stays visible, as do the names and
 * the attributes of cookies.
 */
const masked = (name: string, value: string): string =>
  /cookie/i.test(name)
    ? value.replace(cookieValue, `$1${secretMask}`)
    : value.replace(/^(Bearer |Basic )?.+$/i, `$1${secretMask}`);

/** Masks the secrets in headers for display: 'Bearer •••', 'XSRF-TOKEN=•••; Path=/'. */
export const maskHeaders = (headers: Headers): [name: string, value: string][] =>
  [...headers].map(([name, value]) => [name, isSecretName(name) ? masked(name, value) : value]);
