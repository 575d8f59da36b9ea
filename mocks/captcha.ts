import { http, HttpResponse } from 'msw/http';

/** The options of `grecaptcha.render` that this captcha uses. */
interface CaptchaOptions {
  theme?: 'light' | 'dark';
  callback?: (answer: string) => void;
  'expired-callback'?: () => void;
}

/**
 * Installs a captcha that every visitor passes. Of the real captcha's functions, it has those that
 * the portal calls. This function is sent to the page as text, so it may not refer to anything
 * outside itself.
 */
function installCaptcha(): void {
  const grecaptcha = {
    ready: (work: () => void) => work(),
    render(target: HTMLElement, { theme, callback, ...options }: CaptchaOptions): void {
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.addEventListener('change', () => {
        if (box.checked) callback?.(`captcha-de-prueba-${crypto.randomUUID()}`);
        else options['expired-callback']?.();
      });
      box.style.cssText = 'flex: none; width: 24px; height: 24px; margin: 0';
      const label = document.createElement('label');
      // The label has the size of Google's captcha, so that the page has the same layout.
      label.style.cssText = `box-sizing: border-box; display: flex; align-items: center; gap: 12px; width: 304px; max-width: 100%; height: 78px; padding: 0 16px; border: 1px solid #7d8792; border-radius: 4px; font-size: 14px; color-scheme: ${theme ?? 'light'}; color: CanvasText; background: Canvas`;
      label.append(box, 'No soy un robot (captcha de prueba)');
      target.append(label);
    },
  };
  Object.assign(window, { grecaptcha });
}

/** The script that takes the place of the captcha's loader. */
export const captchaScript = `(${installCaptcha.toString()})();`;

/** Answers the request for the captcha's loader, because the sandbox uses no network. */
export const captchaHandler = http.get(
  'https://www.google.com/recaptcha/api.js',
  () =>
    new HttpResponse(captchaScript, {
      headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
    }),
);
