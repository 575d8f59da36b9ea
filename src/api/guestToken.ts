import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { mixed } from 'yup';
import { apiUrl, environment } from '../config/environment.ts';
import { isOf, key, part } from '../lib/schemas.ts';
import { reportFinding } from '../lib/telemetry.ts';
import { refusal } from './errors.ts';
import { guestTokenIssued } from './events.ts';
import type { CallContext } from './events.ts';
import { send } from './send.ts';

/** Lifetime in milliseconds of a guest token whose answer has no usable `expires_in`. */
const defaultGuestLifetime = 36_000_000;
/** Milliseconds. A shorter lifetime would make the portal request tokens all the time. */
const shortestGuestLifetime = 60_000;

const renewals = new WeakMap<object, Promise<string | undefined>>();

/** The headers that name the tenant; every call carries them. */
export function tenantHeaders(): Record<string, string> {
  const { name, id, code } = environment.tenant;
  return { 'X-TENANT': name, 'X-TENANT-ID': id, 'X-TENANT-CODE': code };
}

/** The header value of an access token, which the bank may send with its `Bearer` prefix. */
export function bearerOf(accessToken: string): string {
  return `Bearer ${accessToken.replace(/^bearer\s+/i, '')}`;
}

const tokenSchema = part({ access_token: key(), expires_in: mixed() });

/** The lifetime of a token in milliseconds, by the `expires_in` of the bank's answer. */
function lifetimeOf(seconds: unknown): number {
  const isNamed = typeof seconds === 'number' && seconds > 0;
  return isNamed ? Math.max(seconds * 1000, shortestGuestLifetime) : defaultGuestLifetime;
}

async function requestGuestToken(api: BaseQueryApi): Promise<string | undefined> {
  await (api.extra as CallContext).bankReady;
  // The caller's signal is not used: all waiting calls share this request, so an aborted one must
  // not cancel it.
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
    // Operators search for this line; the payer sees the calls that fail without a token.
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
 * Requests a new guest token (POST token-guest with the tenant headers only) and dispatches it;
 * resolves to undefined if there is none. Calls that need one at the same time share one request.
 */
export function renewGuestToken(api: BaseQueryApi): Promise<string | undefined> {
  const store = api.extra as object;
  const running = renewals.get(store);
  if (running) return running;
  const renewal = requestGuestToken(api).finally(() => renewals.delete(store));
  renewals.set(store, renewal);
  return renewal;
}
