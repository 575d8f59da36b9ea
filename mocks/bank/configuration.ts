import type { SandboxSettings } from './environment.ts';

/** The values that the portal must read from the configuration and send back in other calls. */
export const configuredIds = {
  paymentServiceId: 'SRV-COMPROBANTE',
  paymentServiceFilterId: 'FLT-REFERENCIA',
  reportsWebServiceId: 'SRV-WEB',
  reportsWebServiceFilterId: 'FLT-REPORTE',
  confsenderRetail: 'contacto-mesa',
  confsenderEmail: 'contacto-visita',
  confsenderComprobante: 'comprobante-pago',
  reportPaymentServiceId: 'SRV-REPORTE',
  registrosPorPaginaReporteDePagos: '15',
} as const;

/** Returns the value of each requested name; a name that the bank does not know is left out. */
export function configurationOf(
  names: readonly string[],
  settings: SandboxSettings,
): Record<string, string> {
  const known: Record<string, string> = {
    ...configuredIds,
    collectorId: settings.PORTAL_COLLECTOR_ID,
    keyRecaptcha: settings.PORTAL_RECAPTCHA_SITE_KEY,
  };
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(known, name) ? [[name, known[name] ?? '']] : [])),
  );
}
