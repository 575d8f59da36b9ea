import type { Company, Contract } from '../../api/catalogue.ts';

/** What the payer has chosen so far; step 1 asks for the account itself and needs company and contract. */
export interface Choice {
  step: 0 | 1;
  /** The category that narrows the companies. */
  categoryId?: string | undefined;
  company?: Company;
  contract?: Contract;
}

/** The choice at its beginning, perhaps within a category. */
export function startChoice(categoryId?: string): Choice {
  return { step: 0, categoryId };
}

/** A company was chosen: one with a single contract leads on by itself (design, "Lookup"). */
export function chooseCompany({ categoryId }: Choice, company: Company): Choice {
  const [only, ...others] = company.contracts;
  if (!only || others.length > 0) return { step: 0, categoryId, company };
  return { step: 1, categoryId, company, contract: only };
}

/** One of the company's contracts was chosen. */
export function chooseContract(choice: Choice, id: string): Choice {
  const contract = choice.company?.contracts.find((one) => one.id === id);
  return contract ? { ...choice, step: 1, contract } : choice;
}

/** Step Empresa was taken back: to the contracts of a company that has several, else to the companies (ruling 16). */
export function takeBack(choice: Choice): Choice {
  const { company, categoryId } = choice;
  const hasSeveral = company !== undefined && company.contracts.length > 1;
  return hasSeveral ? { ...choice, step: 0 } : startChoice(categoryId);
}
