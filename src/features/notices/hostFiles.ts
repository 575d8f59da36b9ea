import type { Switches } from '../../api/switches.ts';
import { readNotices } from './notice.ts';
import type { OperatorNotice } from './notice.ts';
import { readSwitches } from './readSwitches.ts';

/** A file with more bytes is ignored. */
export const mostBytes = 50_000;

/** Returns a response's text; beyond `mostBytes`, stops reading and returns undefined. */
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
 * Fetches and reads a JSON file at the root of the portal's host; undefined if the file is missing,
 * too long, not JSON or cannot be fetched. Never rejects.
 */
async function fetchFile<Content>(
  path: string,
  read: (file: unknown) => Content,
): Promise<Content | undefined> {
  try {
    const answer = await fetch(new URL(path, window.location.origin), {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
    });
    const isJson = /^application\/json\b/i.test(answer.headers.get('Content-Type') ?? '');
    const text = answer.ok && isJson ? await readText(answer) : undefined;
    return text === undefined ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const fetchNotices = (): Promise<OperatorNotice[] | undefined> =>
  fetchFile('/avisos.json', readNotices);

export const fetchSwitches = (): Promise<Switches | undefined> =>
  fetchFile('/portal.json', readSwitches);
