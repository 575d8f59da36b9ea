import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { isRutIdentifier } from '../../lib/identifiers.ts';
import type { Identifier } from '../../lib/identifiers.ts';
import { plainText } from '../../lib/plainText.ts';
import { palette } from '../../theme/theme.ts';
import { SampleBill } from './SampleBill.tsx';
import { HelpIcon } from '../../ui/icons/icons.tsx';

const Frame = styled('div')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  // The button's words, and not its edge, keep the form's distances.
  marginBlock: '-24px -12px',
  '& > button': { marginInlineStart: -12 },
});
const Bill = styled('div')({
  width: '100%',
  padding: 20,
  borderRadius: 'var(--radius)',
  backgroundColor: palette.tint.brand,
});

/** "¿Dónde lo encuentro?": opens a sample bill with the identifier highlighted. */
export function WhereToFind({ identifier }: { identifier: Identifier }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Frame>
      <Button
        variant="text"
        startIcon={<HelpIcon size={20} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        ¿Dónde lo encuentro?
      </Button>
      <Bill id={id} hidden={!isOpen}>
        {isOpen && (
          <SampleBill
            highlight={identifier.kind}
            label={plainText(identifier.label, 28)}
            {...(isRutIdentifier(identifier) && { example: '12.345.678-5' })}
          />
        )}
      </Bill>
    </Frame>
  );
}
