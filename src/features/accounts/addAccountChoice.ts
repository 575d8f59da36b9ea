import { onlyContractOf } from '../../api/catalogue.ts';
import type { Company, Contract } from '../../api/catalogue.ts';

/** What the payer has chosen so far; step 1, the account itself, needs company and contract. */
export interface Choice {
  step: 0 | 1;
  /** The category that narrows the companies. */
  categoryId?: string | undefined;
  company?: Company;
  contract?: Contract;
}

/** The choice before a company is chosen, perhaps narrowed to a category. */
export function startChoice(categoryId?: string): Choice {
  return { step: 0, categoryId };
}

/** Chooses a company; one with a single contract skips to the next step (design, "Lookup"). */
export function chooseCompany({ categoryId }: Choice, company: Company): Choice {
  const contract = onlyContractOf(company);
  return contract ? { step: 1, categoryId, company, contract } : { step: 0, categoryId, company };
}

/** Chooses one of the company's contracts. */
export function chooseContract(choice: Choice, id: string): Choice {
  const contract = choice.company?.contracts.find((one) => one.id === id);
  return contract ? { ...choice, step: 1, contract } : choice;
}

/**
 * Goes back to step Empresa: to the company's contracts if it has several, else to the companies.
 */
export function takeBack(choice: Choice): Choice {
  const { company, categoryId } = choice;
  const hasSeveral = company !== undefined && company.contracts.length > 1;
  return hasSeveral ? { ...choice, step: 0 } : startChoice(categoryId);
}
