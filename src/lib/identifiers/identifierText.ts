import { formatRut, isPersonalRut } from './rut.ts';

/** An account's identifier as people read it: a RUT, on the wire 12345678-5, gets its dots. */
export function showIdentifier({ kind, value }: { kind: string; value: string }): string {
  const isRut = kind === 'CLIENT_ID' && /^\d+-[\dk]$/i.test(value) && isPersonalRut(value);
  return isRut ? formatRut(value) : value;
}
