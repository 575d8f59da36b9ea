import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { mixed } from 'yup';
import { apiUrl, environment } from '../config/environment.ts';
import { isOf, key, part } from '../lib/schemas.ts';
import { reportFinding } from '../lib/telemetry.ts';
import { refusal } from './errors.ts';
import { guestTokenIssued } from './events.ts';
import type { CallContext } from './events.ts';
import { send } from './send.ts';

/** Milliseconds; for an answer without a usable `expires_in`. */
const defaultGuestLifetime = 36_000_000;
/** Milliseconds; with a shorter lifetime the portal would request tokens continually. */
const shortestGuestLifetime = 60_000;

const renewals = new WeakMap<object, Promise<string | undefined>>();

/** Returns the tenant's headers, which every call has. */
export function tenantHeaders(): Record<string, string> {
  const { name, id, code } = environment.tenant;
  return { 'X-TENANT': name, 'X-TENANT-ID': id, 'X-TENANT-CODE': code };
}

/**
 * Returns the header `Authorization` for a token, which the bank may send with or without `Bearer`.
 */
export function bearerOf(accessToken: string): string {
  return `Bearer ${accessToken.replace(/^bearer\s+/i, '')}`;
}

const tokenSchema = part({ access_token: key(), expires_in: mixed() });

/** Returns the lifetime in milliseconds for the `expires_in` of the bank's answer. */
function lifetimeOf(seconds: unknown): number {
  const isNamed = typeof seconds === 'number' && seconds > 0;
  return isNamed ? Math.max(seconds * 1000, shortestGuestLifetime) : defaultGuestLifetime;
}

async function requestGuestToken(api: BaseQueryApi): Promise<string | undefined> {
  await (api.extra as CallContext).bankReady;
  // Not the caller's signal: several calls share this request, so aborting one call must not abort
  // the request.
  const signal = new AbortController().signal;
  const { data, error } = await send(
    {
      url: `${apiUrl()}/basic/token-guest`,
      method: 'POST',
      headers: tenantHeaders(),
      body: { credentials: environment.credentials },
    },
    { ...api, signal, endpoint: 'issueGuestToken' },
    {},
  );
  if (!isOf(tokenSchema, data)) {
    // The portal's operators search the logs for this line; the payer sees errors of the calls
    // that need the token.
    // oxlint-disable-next-line no-console
    console.error('constructorApp > generateToken > Error');
    if (process.env.PORTAL_EVENTS)
      reportFinding({
        kind: 'failure',
        endpoint: 'issueGuestToken',
        error: error ?? refusal('SCHEMA'),
      });
    return undefined;
  }
  const bearer = bearerOf(data.access_token);
  api.dispatch(guestTokenIssued({ bearer, lifetime: lifetimeOf(data.expires_in) }));
  return bearer;
}

/**
 * Requests a new guest token (POST token-guest) and dispatches it; resolves to undefined if that
 * fails. Calls that need a token at the same time share one request.
 */
export function renewGuestToken(api: BaseQueryApi): Promise<string | undefined> {
  const store = api.extra as object;
  const running = renewals.get(store);
  if (running) return running;
  const renewal = requestGuestToken(api).finally(() => renewals.delete(store));
  renewals.set(store, renewal);
  return renewal;
}
