/** The companies of some bills in words, each once. */
export const companyNames = (bills: readonly { company: { name: string } }[]): string =>
  [...new Set(bills.map(({ company }) => company.name))].join(', ');
