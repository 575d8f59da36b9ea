const captcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const loopback = ['http://localhost:*', 'http://127.0.0.1:*'];
/** That of the empty string: emotion fills its style element through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The portal's content security policy (trust T21), the same in each page's meta element and in the host's header. `styles` are the hash
 * sources of the style elements that the build writes into its pages.
 * `connect-src` is open to https because the bank names the origin of its payment button only at run time
 * (bank contract, `Dashboard/icp`); which calls carry a token is decided in `src/api/baseQuery.ts`.
 */
export function contentSecurityPolicy(sandbox: boolean, styles: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...captcha],
    'style-src': ["'self'", emptyStyle, ...styles],
    'img-src': ["'self'", 'data:', 'https:', ...loopback],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https:', ...loopback],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    ...(sandbox && { 'worker-src': ["'self'"] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // No list of policy names beside it: Google's captcha makes some that it does not publish.
    'require-trusted-types-for': ["'script'"],
    'form-action': ["'self'", 'https:', ...loopback],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** What every host must send with the portal's files (trust T24), by path as in Netlify's and Cloudflare's `_headers` file. */
export function hostHeaders(policy: string): string {
  return `/*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Cross-Origin-Opener-Policy: same-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
