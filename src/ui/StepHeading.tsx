import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Where the focus goes when its step begins. */
export type StepStart = (element: HTMLElement | null) => void;

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, minWidth: 0 }));
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

/** The heading of a step, with a way back beside it. */
export interface StepHeadingProps {
  children: ReactNode;
  /** Given where the heading is what the step begins with. */
  startRef?: StepStart;
  action?: ReactNode;
}

/** The h2 that a step begins with; it can take the focus, so that a screen reader says where the payer is. */
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
