import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { palette } from '../../theme/theme.ts';

const Word = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: '1.125rem',
  fontWeight: 500,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  color: palette.text.primary,
  '& b': { fontWeight: 750 },
});
const Mark = styled('svg')({
  flex: 'none',
  '& .plate': { fill: palette.primary.main },
  '& .slip': { fill: palette.primary.contrastText },
  '& .ink': { stroke: palette.primary.main },
  '& .spot': { fill: palette.accent.main },
});

/** The logo's drawing: a slip of paper leaving a slot, with an apricot spot. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <Mark
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="plate" width="32" height="32" rx="9" />
      <path className="slip" d="M9 7h14v18l-2.33-2L18.33 25 16 23l-2.33 2-2.34-2L9 25V7Z" />
      <path className="ink" d="M12.5 12h7M12.5 16h3.5" strokeWidth="2" strokeLinecap="round" />
      <circle className="spot" cx="19.5" cy="16.5" r="2.25" />
    </Mark>
  );
}

/**
 * The logo: the drawing and the name, "Portal de Pagos"; above a phone's width, the name shows only
 * from the breakpoint `nameFrom`.
 */
export function Logo({ nameFrom = 'sm' }: { nameFrom?: 'sm' | 'md' | undefined }) {
  return (
    <Word>
      <LogoMark />
      <Box
        component="span"
        sx={{ display: { sm: nameFrom === 'sm' ? 'inline' : 'none', md: 'inline' } }}
      >
        Portal de <b>Pagos</b>
      </Box>
    </Word>
  );
}
