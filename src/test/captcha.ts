/** What a browser does with a script that jsdom leaves alone: asks for it, runs it, tells the element. */
async function load(script: HTMLScriptElement): Promise<void> {
  try {
    const response = await fetch(script.src);
    if (!response.ok) throw new Error(String(response.status));
    const inline = document.createElement('script');
    inline.textContent = await response.text();
    document.head.append(inline);
    inline.remove();
    script.dispatchEvent(new Event('load'));
  } catch {
    script.dispatchEvent(new Event('error'));
  }
}

/** Loads the scripts that the page asks for, such as the captcha's, from whoever answers them in the test; returns how to stop. */
export function loadScripts(): () => void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src) void load(node);
    }
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
