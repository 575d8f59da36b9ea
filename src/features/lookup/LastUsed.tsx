import type { Contract } from '../../api/catalogueApi.ts';
import { formatValue, identifierIndex } from '../../lib/identifiers.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLastUsed } from '../../store/lookupSlice.ts';
import { OfferedValue } from '../../components/identifiers/OfferedValue.tsx';
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
