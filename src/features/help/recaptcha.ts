import { trustedTypesPolicy } from '../../lib/trustedTypes.ts';

/** The part of the reCAPTCHA v2 API that the portal uses. */
interface Recaptcha {
  ready: (callback: () => void) => void;
  render: (place: HTMLElement, options: RecaptchaOptions) => number;
}

/**
 * `callback` gets the token once the box is ticked; `error-callback` is called if Google cannot be
 * reached.
 */
interface RecaptchaOptions {
  sitekey: string;
  theme: 'light' | 'dark';
  size: 'normal' | 'compact';
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/**
 * Google's loader, in the version that supports Trusted Types (docs/trust.md, T21). With
 * `render=explicit` the box appears only when `render` is called.
 */
const scriptUrl = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=es&trustedtypes=true';

/**
 * The Trusted Types policy is created on demand, because the content security policy of other pages
 * forbids its name.
 */
const makePolicy = () =>
  // Only `scriptUrl` is ever passed in; the Trusted Types API requires the parameter.
  trustedTypesPolicy('portal#captcha', { createScriptURL: (url: string) => url });
let policy: ReturnType<typeof makePolicy> | undefined;

/** Milliseconds that the loader may take to get ready. */
const loadTimeout = 20_000;

function insertScript(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('reCAPTCHA did not load'));
    };
    // A browser extension may block Google's loader, or a script that the loader inserts, without
    // an error event; the timeout then reports the failure.
    const timer = setTimeout(fail, loadTimeout);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (!grecaptcha) {
        fail();
        return;
      }
      grecaptcha.ready(() => {
        clearTimeout(timer);
        resolve(grecaptcha);
      });
    });
    script.async = true;
    policy ??= makePolicy();
    script.src = policy.createScriptURL(scriptUrl);
    document.head.append(script);
  });
}

let loading: Promise<Recaptcha> | undefined;

/** Loads reCAPTCHA once; after a failure the next call tries again. */
export function loadRecaptcha(): Promise<Recaptcha> {
  loading ??= insertScript().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
