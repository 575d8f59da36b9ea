import { captchaHandler } from '../../mocks/captcha.ts';
import { bank } from './renderApp.tsx';

/** Fetches and runs a script and fires its load event, because jsdom does not load scripts. */
async function load(script: HTMLScriptElement): Promise<void> {
  const response = await fetch(script.src);
  const inline = document.createElement('script');
  inline.textContent = await response.text();
  document.head.append(inline);
  inline.remove();
  script.dispatchEvent(new Event('load'));
}

/**
 * Serves the sandbox's captcha, and loads each script that the page adds to its head, until the
 * returned function is called.
 */
export function loadCaptcha(): () => void {
  bank.use(captchaHandler);
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src !== '') void load(node);
    }
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
