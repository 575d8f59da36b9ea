import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { palette } from '../../theme/theme.ts';
import { choiceBox } from './fieldFrame.ts';
import { FieldMessage, describedBy } from './FieldMessage.tsx';

const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& > [aria-live]:not(:empty)': { marginTop: 8 },
});
const Legend = styled('legend')({ padding: 0, marginBottom: 8, fontWeight: 600 });
const Options = styled('div')({ display: 'grid', gap: 8 });
const Card = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '12px 16px',
  cursor: 'pointer',
  borderRadius: 'var(--radius)',
  border: `1px solid ${palette.line.strong}`,
  backgroundColor: palette.background.paper,
  '&:hover': { borderColor: palette.primary.main },
  '&:has(:checked)': {
    borderColor: palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
    backgroundColor: palette.tint.brand,
  },
  '&:has(:focus-visible)': {
    outline: `3px solid ${palette.primary.main}`,
    outlineOffset: 2,
  },
});
const Dot = styled('input')(choiceBox, { '&&&': { outline: 'none' } });
const Words = styled('span')({ minWidth: 0 });

interface RadioOption {
  value: string;
  label: ReactNode;
}

interface RadioCardsProps {
  /** The question, and the group's accessible name. */
  legend: string;
  name: string;
  options: readonly RadioOption[];
  /** The chosen value; '' or undefined when none is. */
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** The first radio button, to be focused when there is an error. */
  inputRef?: Ref<HTMLInputElement>;
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
}: RadioCardsProps) {
  const id = useId();
  return (
    <Group
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ id, error })}
    >
      <Legend id={id}>{legend}</Legend>
      <Options>
        {options.map((option, index) => (
          <Card key={option.value}>
            <Dot
              ref={index === 0 ? inputRef : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Words>{option.label}</Words>
          </Card>
        ))}
      </Options>
      <FieldMessage id={id} error={error} />
    </Group>
  );
}
