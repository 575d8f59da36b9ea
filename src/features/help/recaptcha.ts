import { trustedTypesPolicy } from '../../lib/trustedTypes.ts';

/** What the portal uses of reCAPTCHA v2, as its script offers it. */
interface Recaptcha {
  ready: (callback: () => void) => void;
  render: (place: HTMLElement, options: RecaptchaOptions) => number;
}

/** How a box is shown, and what it tells: a token once ticked, that the token grew old, that Google cannot be reached. */
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
 * Google's own loader, in the edition that keeps to Trusted Types (trust T21); the box is drawn by `render`, where the form wants it.
 */
const scriptUrl = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=es&trustedtypes=true';

// Nothing else is ever handed to it; the browser's own policy wants an argument.
const policy = trustedTypesPolicy('portal#captcha', { createScriptURL: (url: string) => url });

function insertScript(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('reCAPTCHA did not load'));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    });
    script.async = true;
    script.src = policy.createScriptURL(scriptUrl);
    document.head.append(script);
  });
}

let loading: Promise<Recaptcha> | undefined;

/** reCAPTCHA, loaded once; after a failure the next call tries again. */
export function loadRecaptcha(): Promise<Recaptcha> {
  loading ??= insertScript().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
