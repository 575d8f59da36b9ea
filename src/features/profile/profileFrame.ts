import { styled } from '@mui/material/styles';
import { quietText } from '../../theme/quietText.ts';
import { palette } from '../../theme/theme.ts';

/** What the payer cannot change, above the form. */
export const FactList = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 48px',
  margin: '0 0 32px',
  paddingBlockEnd: 24,
  borderBottom: `1px solid ${palette.divider}`,
  '& dt': quietText,
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
