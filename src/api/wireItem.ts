import { isBoolean, isListOf, isText, shape } from '../lib/guards.ts';
import type { Guarded } from '../lib/guards.ts';
import { isPesos } from '../lib/money.ts';
import type { CartItem } from './cartItem.ts';
import { asText, isCode, isId, orNone, recordOf } from './fields.ts';
import { readRecords } from './records.ts';
import type { Records } from './records.ts';

// What the bank writes of companies, contracts and bills. It may write ids as numbers, and have no
// mark for a company; what the portal keeps is in cartItem.ts.

/** Whether a value names a contract as the bank writes it. */
export const isWireContractRef = shape({ id: isId, secondId: isCode });

/** Whether a value is a company as the bank writes it. */
export const isWireCompany = shape({ id: isId, name: isText, image: orNone(isText) });

/** The contract that a debt, account or cart item belongs to, its ids as texts. */
export const readContractRef = ({ id, secondId }: Guarded<typeof isWireContractRef>) => ({
  id: asText(id),
  secondId: asText(secondId),
});

/** A company, without a mark where the bank has none. */
export const readCompanyRef = ({ id, name, image }: Guarded<typeof isWireCompany>) => ({
  id: asText(id),
  name,
  image: image ?? '',
});

const itemSchema = recordOf({
  id: isId,
  invoiceId: isId,
  amount: isPesos,
  debtFrontId: isId,
  contract: isWireContractRef,
  contract_name: orNone(isText),
  company: shape({ name: isText, image: orNone(isText) }),
  companies: orNone(isListOf(shape({ id: isId, duplicateCompanyId: isBoolean }))),
  suggestedAccount: orNone(isBoolean),
  totalTagAccount: orNone(isBoolean),
});

const readItem = (wire: (typeof itemSchema)['__outputType']): CartItem => ({
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

/** The accounts of a payment or of a link, as inscribed. */
export const readItems = (cuentas: readonly unknown[], place: string): Records<CartItem> =>
  readRecords(cuentas, `${place}cuentas.`, itemSchema, readItem);
