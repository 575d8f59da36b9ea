import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';

/** Ref of the element that gets the focus when its step begins. */
export type StepStart = (element: HTMLElement | null) => void;

const Title = styled('h2')({ ...theme.typography.h2, minWidth: 0 });
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: 48,
  margin: '-8px 0 12px',
  '& > button': { marginInlineEnd: -12 },
});

interface StepHeadingProps {
  children: ReactNode;
  /** Given if the heading itself gets the focus when the step begins. */
  startRef?: StepStart | undefined;
  action?: ReactNode;
}

/**
 * The h2 of a step, with an optional button beside it. It can take the focus, so that a screen
 * reader says which step this is.
 */
export function StepHeading({ children, startRef, action }: StepHeadingProps) {
  return (
    <Row>
      <Title tabIndex={-1} ref={startRef}>
        {children}
      </Title>
      {action}
    </Row>
  );
}
