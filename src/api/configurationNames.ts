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
/** Keys without a readable value are absent. */
export type Configuration = Partial<Record<ConfigurationName, string>>;
