import type { Contract } from '../../api/catalogue.ts';
import { formatValue, identifierIndex } from '../../lib/identifiers.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLastUsed } from '../../store/lookup.ts';
import { OfferedValue } from '../../ui/forms/OfferedValue.tsx';
import { ClockIcon } from '../../ui/icons/icons.tsx';

/** The contract of the form, and how to fill it. */
interface LastUsedProps {
  contract: Contract;
  /** Puts a value into the field of an identifier, by its index. */
  onUse: (choice: string, value: string) => void;
}

/** Offers the identifier last used with this contract, in one press. */
export function LastUsed({ contract, onUse }: LastUsedProps) {
  const last = useAppSelector((state) => selectLastUsed(state, contract.id));
  if (!last) return null;
  const index = identifierIndex(contract.identifiers, last);
  const identifier = contract.identifiers[index];
  if (!identifier) return null;
  const value = formatValue(identifier, last.value);
  return (
    <OfferedValue
      value={value}
      icon={<ClockIcon size={18} />}
      onUse={() => onUse(String(index), value)}
    />
  );
}
