/** Milliseconds after which a host that does not answer is out of reach. */
const answerTimeout = 3_000;

/** Whether the portal's own host answers, with any status; false at once without a network. */
export async function reachHost(): Promise<boolean> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), answerTimeout);
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: given.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
