import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import MuiStepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

const twoLines = {
  maxWidth: '100%',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: 'text.secondary',
};

/** One step: its name and, once it is done, the choice made in it. */
interface StepperStep {
  label: string;
  value?: ReactNode;
}

function StepBody({ label, value, isDone }: StepperStep & { isDone: boolean }) {
  return (
    <Stack
      component="span"
      sx={{
        flex: 1,
        minWidth: 0,
        alignItems: 'flex-start',
        // `--outdent` is -12px, which cancels the padding of 12px. It is 0 where buttons have a
        // visible border: there the padding keeps the text off the border.
        p: '10px 8px 8px calc(12px + var(--outdent))',
      }}
    >
      <Typography
        component="span"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 600 }}
      >
        {isDone && <CheckIcon size={18} />}
        <span>{label}</span>
        {isDone && <VisuallyHidden> (listo)</VisuallyHidden>}
      </Typography>
      {value !== undefined && (
        <Typography component="span" variant="body2" sx={twoLines}>
          {value}
        </Typography>
      )}
    </Stack>
  );
}

interface StepperProps {
  steps: readonly StepperStep[];
  /** Index of the current step; those before it are done. */
  current: number;
  /** Goes back to a finished step. */
  onStep: (index: number) => void;
}

/**
 * The steps of a flow as a list; each finished step is a button that returns to that step. With
 * MUI's own `StepButton` the list would be a list of tabs, but a step that cannot be pressed is not
 * a tab.
 */
export function Stepper({ steps, current, onStep }: StepperProps) {
  return (
    <MuiStepper
      activeStep={current}
      connector={null}
      aria-label="Pasos"
      sx={{ mb: { xs: 2, sm: 4 } }}
    >
      {steps.map((step, index) => {
        const isDone = index < current;
        const body = <StepBody {...step} isDone={isDone} />;
        return (
          <Step key={step.label} aria-current={index === current ? 'step' : undefined}>
            {isDone ? <ButtonBase onClick={() => onStep(index)}>{body}</ButtonBase> : body}
          </Step>
        );
      })}
    </MuiStepper>
  );
}
