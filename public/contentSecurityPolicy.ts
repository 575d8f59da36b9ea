import { apiBase, readEnvironment } from '../src/config/readEnvironment.ts';
import type { Settings } from '../src/config/settings.ts';
import { isLoopback } from '../src/lib/urls.ts';

/** The only page of the portal with a captcha; only its policy names Google. */
export const captchaPath = '/contacto';

/**
 * The URLs of reCAPTCHA v2's scripts, calls and frames, path by path (docs/trust.md, T41), because
 * anybody may have scripts elsewhere on these hosts. The path of Google's release changes with each
 * release, so only its beginning is named.
 */
const captcha = {
  scripts: [
    'https://www.google.com/recaptcha/api.js',
    'https://www.gstatic.com/recaptcha/releases/',
  ],
  frames: ['www', 'recaptcha'].flatMap((host) =>
    ['anchor', 'bframe'].map((frame) => `https://${host}.google.com/recaptcha/api2/${frame}`),
  ),
  calls: ['https://www.google.com/recaptcha/api2/clr'],
};
/**
 * The hash of an empty style element: emotion adds an empty one, and fills it via the CSSOM, which
 * the policy does not restrict.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** `inline` and `styles` are the hash sources of the page's inline scripts and style elements. */
interface PolicyOptions {
  settings: Settings;
  inline: readonly string[];
  styles: readonly string[];
  hasCaptcha: boolean;
}

/**
 * The API's origins for the hosts of the portal; none if no hosts are set, because the API then has
 * the portal's own origin.
 */
function apiOrigins(settings: Settings): readonly string[] {
  if (settings.PORTAL_HOSTS === undefined) return [];
  const environment = readEnvironment(settings, true);
  const origins = settings.PORTAL_HOSTS.split(' ').map((host) => {
    const page = `${isLoopback(host) ? 'http' : 'https'}://${host}`;
    return new URL(apiBase(environment, page)).origin;
  });
  return [...new Set(origins)];
}

/**
 * The payment page's origins except the portal's own. The portal sends the payer's e-mail there
 * before it opens the page, so `connect-src` must allow them.
 */
const paymentOrigins = ({ PORTAL_PAYMENT_ORIGINS = '' }: Settings) =>
  PORTAL_PAYMENT_ORIGINS.split(' ').filter((origin) => origin !== 'self');

/** The origin of the receiver of events, if it is not the portal's own. */
const eventsOrigin = ({ PORTAL_EVENTS_URL = '' }: Settings) =>
  PORTAL_EVENTS_URL.startsWith('http') ? [new URL(PORTAL_EVENTS_URL).origin] : [];

/**
 * The content security policy (docs/trust.md, T21 and T35), for a page's meta element and the
 * host's header. It does not control which of the allowed requests carry a token;
 * `src/api/baseQuery.ts` adds tokens only to calls to the bank.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { settings, inline, styles, hasCaptcha } = options;
  const isSandbox = settings.PORTAL_BANK === 'sandbox';
  const api = apiOrigins(settings);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline, ...(hasCaptcha ? captcha.scripts : [])],
    'style-src': ["'self'", emptyStyle, ...styles],
    'img-src': ["'self'", 'data:', ...api],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...new Set([...api, ...paymentOrigins(settings), ...eventsOrigin(settings)]),
      ...(hasCaptcha ? captcha.calls : []),
    ],
    'frame-src': hasCaptcha ? captcha.frames : ["'none'"],
    'worker-src': [isSandbox ? "'self'" : "'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The page with the captcha has no `trusted-types`, because the names of Google's Trusted Types
    // policies are not published.
    ...(!hasCaptcha && {
      'trusted-types': ['portal#webpack', ...(isSandbox ? ['default', 'portal#letter'] : [])],
    }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Every feature of `Permissions-Policy` that the current Chromium knows; Chromium logs a warning
 * for any other name.
 */
const features = `
  accelerometer aria-notify autoplay browsing-topics camera captured-surface-control ch-device-memory
  ch-downlink ch-dpr ch-ect ch-prefers-color-scheme ch-prefers-reduced-motion
  ch-prefers-reduced-transparency ch-rtt ch-save-data ch-ua ch-ua-arch ch-ua-bitness
  ch-ua-form-factors ch-ua-full-version ch-ua-full-version-list ch-ua-high-entropy-values
  ch-ua-mobile ch-ua-model ch-ua-platform ch-ua-platform-version ch-ua-wow64 ch-viewport-height
  ch-viewport-width ch-width clipboard-read clipboard-write compute-pressure cross-origin-isolated
  deferred-fetch deferred-fetch-minimal digital-credentials-create digital-credentials-get
  display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid
  identity-credentials-get idle-detection interest-cohort keyboard-map language-detector
  language-model local-fonts local-network local-network-access loopback-network magnetometer
  media-playback-while-not-visible microphone midi on-device-speech-recognition otp-credentials
  payment picture-in-picture private-state-token-issuance private-state-token-redemption
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial speaker-selection
  storage-access summarizer sync-xhr translator unload usb window-management xr-spatial-tracking`;

/** The portal may only write to the clipboard, to copy links; every other feature is off. */
const permissions = features
  .trim()
  .split(/\s+/)
  .map((feature) => `${feature}=${feature === 'clipboard-write' ? '(self)' : '()'}`)
  .join(', ');

/** The policies of ordinary pages and of the page with the captcha. */
interface HostOptions {
  policy: string;
  captchaPolicy: string;
}

/**
 * The headers that every host must send (docs/trust.md, T24), in the format of Netlify's and
 * Cloudflare's `_headers` file. If two rules for a path set the same header, Netlify uses the
 * narrower rule's value; Cloudflare joins both values, unless the narrower rule first removes the
 * header (`!`). There is no reporting endpoint, because a report has the page's URL, and so a
 * payment's reference (docs/events.md); for the same reason there is no referrer (T44). Calls to
 * another origin still name the portal's origin in the header `Origin`.
 */
export function hostHeaders({ policy, captchaPolicy }: HostOptions): string {
  const header = (csp: string) => `Content-Security-Policy: ${csp}; frame-ancestors 'none'`;
  return `/*
  ${header(policy)}
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Permissions-Policy: ${permissions}
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Cache-Control: no-cache
${captchaPath}
  ! Content-Security-Policy
  ${header(captchaPolicy)}
/avisos.json
  ! Cache-Control
  Cache-Control: no-store
/portal.json
  ! Cache-Control
  Cache-Control: no-store
/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`;
}
