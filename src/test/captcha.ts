import { captchaHandler } from '../../mocks/captcha.ts';
import { bank } from './renderApp.tsx';

/** What a browser does with a script that jsdom leaves alone: asks for it, runs it, tells the element. */
async function load(script: HTMLScriptElement): Promise<void> {
  const response = await fetch(script.src);
  const inline = document.createElement('script');
  inline.textContent = await response.text();
  document.head.append(inline);
  inline.remove();
  script.dispatchEvent(new Event('load'));
}

/** Loads the captcha that the page asks for, from the sandbox; answers how to stop. */
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
