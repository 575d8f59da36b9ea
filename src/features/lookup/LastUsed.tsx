import { styled } from '@mui/material/styles';
import type { Contract } from '../../api/catalogue.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLookup } from '../../store/lookup.ts';
import { Button } from '../../ui/Button.tsx';
import { ClockIcon } from '../../ui/icons.tsx';
import { UntrustedText } from '../../ui/UntrustedText.tsx';
import { formatValue, identifierIndex } from '../../lib/identifiers.ts';

const Line = styled('div')({ '& button': { maxWidth: '100%', minWidth: 0 } });

/** The form that the last identifier is offered to. */
export interface LastUsedProps {
  contract: Contract;
  /** Puts a value into the field of an identifier, by its index. */
  onUse: (choice: string, value: string) => void;
}

/** Offers the identifier that was last used with this contract, in one press (design, "Lookup"). */
export function LastUsed({ contract, onUse }: LastUsedProps) {
  const last = useAppSelector(selectLookup).lastUsed[contract.id];
  if (!last) return null;
  const index = identifierIndex(contract.identifiers, last);
  const identifier = contract.identifiers[index];
  if (!identifier) return null;
  const value = formatValue(identifier, last.value);
  return (
    <Line>
      <Button
        variant="outlined"
        size="small"
        startIcon={<ClockIcon size={18} />}
        onClick={() => onUse(String(index), value)}
      >
        Usar&nbsp;<UntrustedText>{value}</UntrustedText>
      </Button>
    </Line>
  );
}
