import { captchaHandler } from '../../mocks/captcha.ts';
import { bank } from './renderApp.tsx';

/**
 * Loads a script as a browser does, which jsdom does not: fetches it, runs it, fires its load
 * event.
 */
async function load(script: HTMLScriptElement): Promise<void> {
  const response = await fetch(script.src);
  const inline = document.createElement('script');
  inline.textContent = await response.text();
  document.head.append(inline);
  inline.remove();
  script.dispatchEvent(new Event('load'));
}

/**
 * Loads the sandbox's captcha whenever the page adds its script; returns a function that stops
 * watching for the script.
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
