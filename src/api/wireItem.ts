import { boolean } from 'yup';
import type { InferType } from 'yup';
import { listOf, part, pesos, text } from '../lib/schemas.ts';
import type { CartItem } from './cartItem.ts';
import { asText, optionalFlag, optionalText, wireCode, wireId } from './fields.ts';
import { readRecords } from './records.ts';
import type { Records } from './records.ts';

// Companies, contracts and bills in the bank's answers, in which ids may be numbers and a company
// may lack an image. cartItem.ts has their stored form.

export const wireContractRef = () => part({ id: wireId(), secondId: wireCode() });

export const wireCompany = () => part({ id: wireId(), name: text(), image: optionalText() });

export const readContractRef = (wire: InferType<ReturnType<typeof wireContractRef>>) => ({
  id: asText(wire.id),
  secondId: asText(wire.secondId),
});

/** The image is '' if the bank sends none. */
export const readCompanyRef = ({ id, name, image }: InferType<ReturnType<typeof wireCompany>>) => ({
  id: asText(id),
  name,
  image: image ?? '',
});

/** An account in the bank's answer about a payment or a link. */
export const itemSchema = part({
  id: wireId(),
  invoiceId: wireId(),
  amount: pesos(),
  debtFrontId: wireId(),
  contract: wireContractRef(),
  contract_name: optionalText(),
  company: part({ name: text(), image: optionalText() }),
  companies: listOf(part({ id: wireId(), duplicateCompanyId: boolean().required() }))
    .nullable()
    .optional(),
  suggestedAccount: optionalFlag(),
  totalTagAccount: optionalFlag(),
});

const readItem = (wire: InferType<typeof itemSchema>): CartItem => ({
  id: asText(wire.id),
  invoiceId: asText(wire.invoiceId),
  amount: wire.amount,
  debtFrontId: asText(wire.debtFrontId),
  contract: readContractRef(wire.contract),
  contract_name: wire.contract_name ?? '',
  company: { name: wire.company.name, image: wire.company.image ?? '' },
  companies: (wire.companies ?? []).map(({ id, duplicateCompanyId }) => ({
    id: asText(id),
    duplicateCompanyId,
  })),
  suggestedAccount: wire.suggestedAccount ?? false,
  totalTagAccount: wire.totalTagAccount ?? false,
});

/** The fields of a payment's account that the bank sends to anyone who has the reference. */
export const publicItemSchema = part({
  amount: pesos(),
  contract: wireContractRef(),
  company: part({ name: text(), image: optionalText() }),
});

export const readPublicItems = (cuentas: readonly unknown[], place: string) =>
  readRecords(cuentas, `${place}cuentas.`, publicItemSchema, ({ amount, company }) => ({
    amount,
    company: { name: company.name },
  }));

export const readItems = (cuentas: readonly unknown[], place: string): Records<CartItem> =>
  readRecords(cuentas, `${place}cuentas.`, itemSchema, readItem);
