import { warnInDevelopment } from '../lib/development.ts';
import { tell } from '../lib/telemetry.ts';

/**
 * Tells which fields of an answer break the contract, by where it stands ('getPayments: items.3') and
 * their paths there ('' for the whole); never their values, which may be personal (docs/trust.md,
 * T12).
 */
export function brokenContract(place: string, ...fields: readonly string[]): void {
  const named = fields.join(', ');
  warnInDevelopment(`${place} no cumple el contrato${named && ` en ${named}`}`);
  if (process.env.PORTAL_EVENTS_URL)
    for (const field of fields) tell({ kind: 'contract', place, field });
}
