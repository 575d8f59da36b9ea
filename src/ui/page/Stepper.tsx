import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { plainList } from '../../theme/plainList.ts';
import { quietText } from '../../theme/quietText.ts';
import { palette } from '../../theme/theme.ts';
import { pressable } from '../buttons/buttonStyles.ts';
import { CheckIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

const List = styled('ol')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 8,
  ...plainList,
  margin: '0 0 32px',
});
const Step = styled('li')({
  display: 'flex',
  borderTop: `3px solid ${palette.divider}`,
  color: palette.text.secondary,
  '&[data-state=done], &[data-state=current]': { borderColor: palette.primary.main },
  '&[data-state=current]': { color: palette.text.primary },
  '@media (forced-colors: active)': { '&[data-state=ahead]': { borderColor: 'GrayText' } },
});
const Body = styled('div')({
  flex: 1,
  minWidth: 0,
  padding: '10px 8px 8px 0',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  textAlign: 'start',
});
const Name = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontWeight: 600,
  minWidth: 0,
  '& svg': { marginLeft: -3 },
});
const Value = styled('span')({
  ...quietText,
  maxWidth: '100%',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
const StepButton = styled('button')({
  ...pressable,
  display: 'flex',
  flex: 1,
  minWidth: 0,
  padding: 0,
  color: palette.primary.main,
  borderRadius: '0 0 8px 8px',
  justifyContent: 'flex-start',
  alignItems: 'flex-start',
  '&:hover': { backgroundColor: palette.action.hover },
});

/** One step: its name and, once it is done, what was chosen. */
interface StepperStep {
  label: string;
  value?: ReactNode;
}

interface StepperProps {
  steps: readonly StepperStep[];
  /** Index of the current step; those before it are done. */
  current: number;
  /** Goes back to a finished step. */
  onStep: (index: number) => void;
}

/** The steps of a flow; finished ones are buttons that go back to them. */
export function Stepper({ steps, current, onStep }: StepperProps) {
  return (
    <List aria-label="Pasos">
      {steps.map(({ label, value }, index) => {
        const done = index < current;
        const state = done ? 'done' : index === current ? 'current' : 'ahead';
        const body = (
          <Body as="span">
            <Name>
              {done && <CheckIcon size={18} />}
              <span>{label}</span>
              {done && <VisuallyHidden>, listo</VisuallyHidden>}
            </Name>
            {value !== undefined && <Value>{value}</Value>}
          </Body>
        );
        return (
          <Step
            key={label}
            data-state={state}
            aria-current={index === current ? 'step' : undefined}
          >
            {done ? (
              <StepButton type="button" onClick={() => onStep(index)}>
                {body}
              </StepButton>
            ) : (
              body
            )}
          </Step>
        );
      })}
    </List>
  );
}
