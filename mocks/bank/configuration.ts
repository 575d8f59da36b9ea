import type { SandboxSettings } from '../environment.ts';

/** The ids that the portal must take from the configuration and send back in other calls. */
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

/** The configured value of each asked name; a name the bank does not know is absent (spec 3). */
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
