/** Payments on a page of the report when the configuration does not say (spec 9). */
const usualPageSize = 15;

/** The configured number of payments on a page (`registrosPorPaginaReporteDePagos`); one that is no number of rows counts as absent. */
export function readPageSize(configured: string | undefined): number {
  return /^[1-9]\d{0,3}$/.test(configured ?? '') ? Number(configured) : usualPageSize;
}
