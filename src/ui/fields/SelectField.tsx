import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { palette } from '../../theme/theme.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { FieldGroup, FieldLabel } from './fieldFrame.ts';
import { FieldMessage, describedBy } from './FieldMessage.tsx';
import type { FieldValueProps } from './FormField.tsx';

const Box = styled('div')({
  display: 'grid',
  alignItems: 'center',
  // As wide as its column; by its contents, the browser would measure every option.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { gridArea: '1 / 1' },
  '& svg': { justifySelf: 'end', marginRight: 14, pointerEvents: 'none' },
  '& select': {
    appearance: 'none',
    width: '100%',
    minHeight: '3.25rem',
    padding: '0 2.75rem 0 16px',
    font: 'inherit',
    color: 'inherit',
    textOverflow: 'ellipsis',
    borderRadius: 'var(--radius)',
    border: `1px solid ${palette.line.strong}`,
    backgroundColor: palette.background.paper,
    '&:hover': { borderColor: palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-invalid]': { borderColor: palette.error.main },
  },
});

/** A choice from a list that is too long for radio cards. */
interface SelectFieldProps extends FieldValueProps {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** The browser's own select element, in the portal's style. */
export function SelectField({ label, options, error, onChange, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldGroup>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Box>
        <select
          {...rest}
          id={id}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={20} />
      </Box>
      <FieldMessage id={id} error={error} />
    </FieldGroup>
  );
}
