import { styled } from '@mui/material/styles';

/** What the payer cannot change, above the form. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 48px',
  margin: '0 0 32px',
  paddingBlockEnd: 24,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));
