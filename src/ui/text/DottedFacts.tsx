import { styled } from '@mui/material/styles';
import { Children } from 'react';
import type { ReactNode } from 'react';

const gap = '0.75em';

const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: gap,
  // Where a line begins, its dot lies outside.
  overflowX: 'clip',
});
const Fact = styled('span')({ position: 'relative', minWidth: 0 });
const Dot = styled('span')({
  position: 'absolute',
  insetInlineEnd: '100%',
  width: gap,
  textAlign: 'center',
});

/**
 * Short facts in a row with a dot between two: "F-377954 · Vence hoy". A fact breaks only if it is
 * longer than a line, no line begins or ends with a dot, and an empty one is left out.
 */
export function DottedFacts({ children }: { children: ReactNode }) {
  return (
    <Line>
      {Children.map(
        Children.toArray(children).filter((fact) => fact !== ''),
        (fact, index) => (
          <Fact>
            {index > 0 && <Dot> · </Dot>}
            <span>{fact}</span>
          </Fact>
        ),
      )}
    </Line>
  );
}
