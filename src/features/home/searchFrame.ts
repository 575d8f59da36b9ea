import { styled } from '@mui/material/styles';

/** The panel that opens below the search box. */
export const SuggestionsPanel = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  top: 'calc(100% + 8px)',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: 'var(--shadow)',
}));

/** What the panel says, and a screen reader announces, when it lists nothing. */
export const SuggestionsNote = styled('output')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  // Covers the button below the box.
  minHeight: 72,
  padding: '8px 20px',
  color: theme.vars.palette.text.secondary,
}));
