import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { choiceBox } from './fieldFrame.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });
const Legend = styled('legend')({
  padding: 0,
  fontWeight: 600,
  '&:not(:has(> span))': { marginBottom: 8 },
});
const Options = styled('div')({ display: 'grid', gap: 8 });
const Card = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: '2px 12px',
  minHeight: 56,
  padding: '12px 16px',
  cursor: 'pointer',
  borderRadius: 'var(--radius)',
  border: `1px solid ${theme.vars.palette.line.strong}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.tint.brand,
  },
  '&:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));
const Dot = styled('input')(choiceBox, { '&&&': { outline: 'none' } });
const Words = styled('span')({ display: 'grid', minWidth: 0 });
const Detail = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

/** One choice. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  /** A mark at its end. */
  mark?: ReactNode;
}

/** A question with a handful of answers. */
export interface RadioCardsProps {
  /** The question; it names the group. */
  legend: string;
  name: string;
  options: readonly RadioOption[];
  /** The chosen value; '' or undefined when none is. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** A visible question is the rule. */
  hideLegend?: boolean;
}

/** Choices as large cards, in truth radio buttons: arrows move, space chooses. */
export function RadioCards({
  legend,
  name,
  options,
  value,
  onChange,
  hideLegend,
}: RadioCardsProps) {
  const id = useId();
  return (
    <Group role="radiogroup" aria-labelledby={id}>
      <Legend id={id}>{hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</Legend>
      <Options>
        {options.map((option) => (
          <Card key={option.value}>
            <Dot
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Words>
              <span>{option.label}</span>
              {option.detail !== undefined && <Detail>{option.detail}</Detail>}
            </Words>
            {option.mark}
          </Card>
        ))}
      </Options>
    </Group>
  );
}
