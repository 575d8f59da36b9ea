/** The configuration keys that the portal requests from the bank; each value is a text. */
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
/** The bank's configuration; keys for which the bank has no value are absent. */
export type Configuration = Partial<Record<ConfigurationName, string>>;
