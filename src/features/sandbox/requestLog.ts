import type { LoggedRequest } from '../../../mocks/bank/state.ts';
import type { BankReport } from '../../../mocks/console.ts';

/** A request and, if the bank refused it, how it broke the contract. */
export interface LogEntry extends LoggedRequest {
  violation?: string;
}

/** Which entries of the log are shown. */
export type LogFilter = 'all' | 'failed' | 'violations';

/**
 * The log, newest first, with the violations at their requests. The bank logs a violation just
 * before its request, numbered in one sequence, so it belongs to the next request of the same
 * method and URL.
 */
export function logEntries({ requests, violations }: Pick<BankReport, 'requests' | 'violations'>) {
  const entries = new Map<number, LogEntry>(requests.map((request) => [request.id, request]));
  for (const { id, method, url, message } of violations) {
    const own = requests.find(
      (request) => request.id > id && request.method === method && request.url === url,
    );
    if (own) entries.set(own.id, { ...own, violation: message });
  }
  return [...entries.values()].reverse();
}

const isFailure = ({ status }: LogEntry) => status === 0 || status >= 400;

/** The entries of the chosen kind whose call, method, URL or status contains the text. */
export function filterLog(entries: readonly LogEntry[], filter: LogFilter, text: string) {
  const wanted = text.trim().toLowerCase();
  return entries.filter((entry) => {
    if (filter === 'failed' && !isFailure(entry)) return false;
    if (filter === 'violations' && entry.violation === undefined) return false;
    const { endpoint, method, url, status } = entry;
    return `${endpoint} ${method} ${url} ${status}`.toLowerCase().includes(wanted);
  });
}

/** A body as a person reads it: indented JSON, or the text that it was. */
export function printBody(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body, undefined, 2);
}
