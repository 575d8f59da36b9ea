import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { palette } from '../../theme/theme.ts';
import { FieldMessage, describedBy } from './FieldMessage.tsx';

/** An option's card: a click anywhere on it chooses the option; the focus ring surrounds it. */
const card = {
  position: 'relative',
  alignItems: 'center',
  minHeight: 56,
  padding: '12px 16px',
  border: `1px solid ${palette.line.strong}`,
  borderRadius: 'var(--radius)',
  backgroundColor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
} as const;
const chosen = {
  borderColor: 'primary.main',
  boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
  backgroundColor: palette.tint.brand,
} as const;
const button = {
  position: 'static',
  '&:has(:focus-visible) .choice': { outline: 'none' },
  '&:has(:focus-visible)::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'var(--radius)',
    outline: `3px solid ${palette.primary.main}`,
    outlineOffset: 2,
  },
} as const;

interface RadioCardsProps {
  /** The question, and the group's accessible name. */
  legend: string;
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  /** The chosen value; '' or undefined before a choice. */
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** The first radio button, to be focused when there is an error. */
  inputRef?: Ref<HTMLInputElement>;
  /** Minimum width of a card in px for cards side by side; without it the cards are stacked. */
  columnWidth?: number;
}

/** Radio buttons drawn as large cards, the error below; arrow keys and space work as usual. */
export function RadioCards({
  legend,
  name,
  options,
  value,
  onChange,
  error,
  inputRef,
  columnWidth,
}: RadioCardsProps) {
  const id = useId();
  return (
    <FormControl error={Boolean(error)}>
      <FormLabel component="div" id={id}>
        <span>{legend}</span>
      </FormLabel>
      <RadioGroup
        name={name}
        value={value ?? ''}
        onChange={(_event, picked) => onChange(picked)}
        aria-labelledby={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, error })}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: columnWidth
            ? `repeat(auto-fit, minmax(min(${columnWidth}px, 100%), 1fr))`
            : '1fr',
        }}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            sx={[card, option.value === value && chosen]}
            control={
              <Radio
                sx={button}
                slotProps={{ input: { ref: index === 0 ? inputRef : undefined } }}
              />
            }
          />
        ))}
      </RadioGroup>
      <FieldMessage id={id} error={error} />
    </FormControl>
  );
}
