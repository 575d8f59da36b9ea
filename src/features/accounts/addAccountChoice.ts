import { onlyContractOf } from '../../api/catalogueApi.ts';
import type { Company, Contract } from '../../api/catalogueApi.ts';

/** The payer's choice so far, perhaps within a category. */
export type Choice = { categoryId?: string | undefined } & (
  | { step: 0; company?: undefined; contract?: undefined }
  /** One of the company's contracts is being chosen; `contract` was chosen before. */
  | { step: 0; company: Company; contract?: Contract }
  /** Company and contract are chosen; the account follows. */
  | { step: 1; company: Company; contract: Contract }
);

/** The choice before a company is chosen, in a category or in all. */
export function startChoice(categoryId?: string): Choice {
  return { step: 0, categoryId };
}

/** Chooses a company; one with a single contract skips to the next step. */
export function chooseCompany({ categoryId }: Choice, company: Company): Choice {
  const contract = onlyContractOf(company);
  return contract ? { step: 1, categoryId, company, contract } : { step: 0, categoryId, company };
}

/** Chooses one of the company's contracts. */
export function chooseContract(choice: Choice, id: string): Choice {
  const { categoryId, company } = choice;
  const contract = company?.contracts.find((one) => one.id === id);
  return company && contract ? { step: 1, categoryId, company, contract } : choice;
}

/**
 * Goes back to step Empresa: to the company's contracts if it has several, else to the companies.
 */
export function takeBack(choice: Choice): Choice {
  const { company, categoryId } = choice;
  const hasSeveral = company && company.contracts.length > 1;
  return hasSeveral ? { ...choice, step: 0 } : startChoice(categoryId);
}
