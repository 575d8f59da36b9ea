/** The page size of the report when none is configured. */
const usualPageSize = 15;

/** The page size configured as `registrosPorPaginaReporteDePagos`, else the usual one. */
export function readPageSize(configured: string | undefined): number {
  return /^[1-9]\d{0,3}$/.test(configured ?? '') ? Number(configured) : usualPageSize;
}
