import { styled } from '@mui/material/styles';
import { palette, theme } from '../../theme/theme.ts';

/** What the payer cannot change, above the form. */
export const Facts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 48px',
  margin: '0 0 32px',
  paddingBlockEnd: 24,
  borderBottom: `1px solid ${palette.divider}`,
  '& dt': { ...theme.typography.body2, color: palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
