import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldGroup, choiceBox } from './fieldFrame.ts';
import { FieldMessage, describedBy } from './FieldMessage.tsx';

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 44,
  paddingBlock: 10,
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'default' },
});

/** The label, and the action beside it; wrapped, both begin at the same edge. */
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > button': { marginInlineStart: 22 },
});

const Box = styled('input')(choiceBox, { marginTop: 1 });

interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** A text button beside the label. */
  action?: ReactNode;
}

/** A checkbox; its whole label can be pressed. */
export function CheckboxField({
  label,
  checked,
  onChange,
  error,
  required,
  action,
  ...rest
}: CheckboxFieldProps) {
  const id = useId();
  const labelled = (
    <Label>
      <Box
        {...rest}
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, error })}
      />
      <span>{label}</span>
    </Label>
  );
  return (
    <FieldGroup>
      {action === undefined ? (
        labelled
      ) : (
        <Line>
          {labelled}
          {action}
        </Line>
      )}
      <FieldMessage id={id} error={error} />
    </FieldGroup>
  );
}
