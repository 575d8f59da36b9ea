import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { isRutIdentifier } from '../../lib/identifiers/identifiers.ts';
import type { Identifier } from '../../lib/identifiers/identifiers.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { palette } from '../../theme/theme.ts';
import { SampleBill } from './SampleBill.tsx';
import { HelpIcon } from '../../ui/icons/icons.tsx';

/** "¿Dónde lo encuentro?": opens a sample bill with the identifier highlighted. */
export function WhereToFind({ identifier }: { identifier: Identifier }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    // The margins subtract the button's padding, so that the spacing applies to its text.
    <Stack sx={{ gap: 1.5, alignItems: 'start', mt: -3, mb: -1.5 }}>
      <Button
        variant="text"
        startIcon={<HelpIcon size={20} />}
        sx={{ ml: 'var(--outdent)' }}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        ¿Dónde lo encuentro?
      </Button>
      {isOpen && (
        <Paper id={id} sx={{ width: 1, p: 2.5, backgroundColor: palette.tint.brand }}>
          <SampleBill
            highlight={identifier.kind}
            label={plainText(identifier.label, 28)}
            {...(isRutIdentifier(identifier) && { example: '12.345.678-5' })}
          />
        </Paper>
      )}
    </Stack>
  );
}
