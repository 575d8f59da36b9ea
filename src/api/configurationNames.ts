/** The configuration keys that the portal requests from the bank. */
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

export type ConfigurationName = (typeof configurationNames)[number];
/** Keys for which the bank has no value are absent. */
export type Configuration = Partial<Record<ConfigurationName, string>>;
