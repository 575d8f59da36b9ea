import { styled } from '@mui/material/styles';
import { palette } from '../../theme/theme.ts';

/** Per drawing: the x of its left edge, where its view box of 72 × 72 begins, and its path. */
const drawings = {
  search: [13, 'M46 46l10 10M51 33a18 18 0 1 1-36 0 18 18 0 0 1 36 0ZM27 29h12m-12 8h8'],
  cart: [8, 'M10 14h7l8 33a4 4 0 0 0 4 3h24a4 4 0 0 0 4-3l5-22H20m10 34h.01M53 59h.01'],
  receipt: [16, 'M18 10h36v50l-6-4-6 4-6-4-6 4-6-4-6 4V10Zm10 14h16M28 34h16m-16 10h8'],
  paid: [16, 'M18 10h36v50l-6-4-6 4-6-4-6 4-6-4-6 4V10Zm9 22 6 6 12-13'],
  error: [10, 'M36 24v14m0 9h.01M60 36a24 24 0 1 1-48 0 24 24 0 0 1 48 0Z'],
} as const;

export type EmptyMarkKind = keyof typeof drawings;

const Svg = styled('svg')({
  color: palette.primary.main,
  '& circle': { fill: palette.accent.soft },
});

/** The line drawing of an empty or failed state, on a spot of the accent colour. */
export function EmptyMark({ kind }: { kind: EmptyMarkKind }) {
  const [left, path] = drawings[kind];
  return (
    <Svg
      width="72"
      height="72"
      viewBox={`${left} 0 72 72`}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="44" cy="42" r="24" />
      <path
        d={path}
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
