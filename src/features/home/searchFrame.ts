import { styled } from '@mui/material/styles';
import { palette, theme } from '../../theme/theme.ts';

/** The panel that opens below the search box. */
export const SuggestionsPanel = styled('div')({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  top: 'calc(100% + 8px)',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  boxShadow: 'var(--shadow)',
});

/** What the panel says, and a screen reader announces, when it lists nothing. */
export const SuggestionsNote = styled('output')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  // Covers the button below the box; on a phone, the link below that, too.
  minHeight: 72,
  [theme.breakpoints.down('sm')]: { minHeight: 112 },
  padding: '8px 20px',
  color: palette.text.secondary,
});

/** That the bank's list is not whole, below what the panel lists. */
export const LeftOutNote = styled('p')({
  margin: 0,
  padding: '12px 20px',
  borderTop: `1px solid ${palette.divider}`,
  color: palette.text.secondary,
});
