const captcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
/** A https page cannot call http: that serves portals without TLS, as on a test host. */
const anywhere = ['https:', 'http:'];
const loopback = ['http://localhost:*', 'http://127.0.0.1:*'];
/** The hash of the empty string: emotion fills its style element through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The content security policy (trust T21), for each page's meta element and the host's header;
 * `styles` are hash sources. `connect-src` names no host: the bank names the payment button's origin
 * at run time (`Dashboard/icp`). Which calls carry a token is up to `src/api/baseQuery.ts`.
 */
export function contentSecurityPolicy(sandbox: boolean, styles: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...captcha],
    'style-src': ["'self'", emptyStyle, ...styles],
    'img-src': ["'self'", 'data:', ...anywhere],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...anywhere],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    ...(sandbox && { 'worker-src': ["'self'"] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // No `trusted-types` list of policy names: Google's captcha creates some that are not
    // documented.
    'require-trusted-types-for': ["'script'"],
    'form-action': ["'self'", 'https:', ...loopback],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * The headers that every host must send (trust T24), in the format of Netlify's and Cloudflare's
 * `_headers` file.
 */
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
