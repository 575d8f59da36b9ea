/** Parses a URL, relative to `base` if there is one; returns undefined if the text is no URL. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Decodes percent-encoding; returns a malformed text unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a host is this machine, where the portal may be tried without TLS. */
export const isLoopback = (address: string) =>
  /^(([^:/]+\.)?localhost|127(\.\d+){3})(:|\/|$)/i.test(address);
