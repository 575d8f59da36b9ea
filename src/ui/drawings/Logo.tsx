import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { brand } from '../../config/brand.ts';
import { palette } from '../../theme/theme.ts';

const Word = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: '1.125rem',
  fontWeight: 500,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  // On a phone a long name wraps, also within a word.
  overflowWrap: 'anywhere',
  color: palette.text.primary,
  '& b': { fontWeight: 750 },
  '& img': { flex: 'none', width: '2rem', height: '2rem' },
});
/** The logo without the name; `size` in px. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return <img src={brand.logo} alt="" width={size} height={size} />;
}

const words = brand.name.split(' ');

/**
 * The logo: the drawing and the name, whose last word is bold. `nameFrom="md"` hides the name in
 * windows from `sm` up to `md`; phones show it.
 */
export function Logo({ nameFrom = 'sm' }: { nameFrom?: 'sm' | 'md' | undefined }) {
  return (
    <Word>
      <LogoMark />
      <Box
        component="span"
        sx={{ display: { sm: nameFrom === 'sm' ? 'inline' : 'none', md: 'inline' } }}
      >
        <span>{words.slice(0, -1).join(' ')}</span> <b>{words.at(-1)}</b>
      </Box>
    </Word>
  );
}
