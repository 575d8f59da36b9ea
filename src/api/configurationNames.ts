/** The keys that the portal asks the bank for, each value a text. */
export const configurationNames = [
  'paymentServiceId',
  'paymentServiceFilterId',
  'reportsWebServiceId',
  'reportsWebServiceFilterId',
  'collectorId',
  'keyRecaptcha',
  'confsenderRetail',
  'confsenderEmail',
  'confsenderComprobante',
  'reportPaymentServiceId',
  'registrosPorPaginaReporteDePagos',
] as const;

/** A configuration key, spelled as the bank expects it in the request. */
export type ConfigurationName = (typeof configurationNames)[number];
/** The bank's configuration; keys that it does not know are absent. */
export type Configuration = Partial<Record<ConfigurationName, string>>;
