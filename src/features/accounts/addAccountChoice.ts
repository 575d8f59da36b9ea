import { onlyContractOf } from '../../api/catalogueApi.ts';
import type { Company, Contract } from '../../api/catalogueApi.ts';

/** The payer's choice so far; `categoryId` limits the list of companies. */
export type Choice = { categoryId?: string | undefined } & (
  | { step: 0; company?: undefined; contract?: undefined }
  /**
   * The payer is choosing one of the company's contracts (services that bill); `contract` is an
   * earlier choice, if any.
   */
  | { step: 0; company: Company; contract?: Contract }
  /** The payer enters the account next. */
  | { step: 1; company: Company; contract: Contract }
);

/** Begins with the companies of a category, or with all companies. */
export function startChoice(categoryId?: string): Choice {
  return { step: 0, categoryId };
}

/** Chooses a company. If it has a single contract, that is chosen, too. */
export function chooseCompany({ categoryId }: Choice, company: Company): Choice {
  const contract = onlyContractOf(company);
  return contract ? { step: 1, categoryId, company, contract } : { step: 0, categoryId, company };
}

/** Chooses a contract of the company; an unknown id changes nothing. */
export function chooseContract(choice: Choice, id: string): Choice {
  const { categoryId, company } = choice;
  const contract = company?.contracts.find((one) => one.id === id);
  return company && contract ? { step: 1, categoryId, company, contract } : choice;
}

/** Goes back to step 0: to the company's contracts if it has several, else to the companies. */
export function takeBack(choice: Choice): Choice {
  const { company, categoryId } = choice;
  const hasSeveral = company && company.contracts.length > 1;
  return hasSeveral ? { ...choice, step: 0 } : startChoice(categoryId);
}
