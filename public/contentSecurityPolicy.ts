const captcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const loopback = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * The portal's content security policy, the same in the page's meta element and in the host's header.
 * `connect-src` is open to https because the bank names the origin of its payment button only at run time
 * (bank contract, `Dashboard/icp`); which calls carry a token is decided in `src/api/baseQuery.ts`.
 * The hash is that of the empty string: emotion fills its style element through the CSSOM.
 */
export function contentSecurityPolicy(sandbox: boolean): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...captcha],
    'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
    'img-src': ["'self'", 'data:', 'https:', ...loopback],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https:', ...loopback],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    ...(sandbox && { 'worker-src': ["'self'"] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'https:', ...loopback],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
