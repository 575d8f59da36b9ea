import { string } from 'yup';
import type { Company, Contract } from '../../api/catalogueApi.ts';
import { plainText } from '../../lib/text/plainText.ts';

/** The maximum length of an alias at the bank. */
export const aliasLength = 60;

export const aliasRule = () =>
  string()
    .trim()
    .required('Por favor, ingresa un alias')
    .max(aliasLength, `Usa hasta ${aliasLength} caracteres`);

/** The alias to offer: the company's name, followed by the service if the company has several. */
export function suggestAlias({ name, contracts }: Company, contract: Contract): string {
  const text = contracts.length > 1 ? `${name} · ${contract.name}` : name;
  return plainText(text, aliasLength - 1);
}
