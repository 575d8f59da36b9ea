import { readNotices } from './notice.ts';
import type { OperatorNotice } from './notice.ts';

/** The most bytes of the file that are read. */
const mostBytes = 50_000;

/** The text of an answer; undefined for one that is too long, of which no more is fetched. */
async function readText({ body }: Response): Promise<string | undefined> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength;
    text += decoder.decode(part.value, { stream: true });
    if (bytes > mostBytes) {
      await reader?.cancel();
      return undefined;
    }
  }
  return text;
}

/**
 * What `avisos.json` beside the files of the build says; undefined where there is no such file, or
 * anything else in its place. Never rejects.
 */
export async function fetchNotices(): Promise<OperatorNotice[] | undefined> {
  try {
    const answer = await fetch(new URL('/avisos.json', window.location.origin), {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
    });
    const isJson = /^application\/json\b/i.test(answer.headers.get('Content-Type') ?? '');
    const text = answer.ok && isJson ? await readText(answer) : undefined;
    return text === undefined ? undefined : readNotices(JSON.parse(text));
  } catch {
    return undefined;
  }
}
