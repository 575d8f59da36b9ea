import type { Components } from '@mui/material/styles';
import { palette } from './tokens.ts';

export const navigation: Components = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 48, borderBottom: `1px solid ${palette.divider}` },
      indicator: { height: 3 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '10px 16px',
        color: palette.text.secondary,
        '&.Mui-selected': { color: palette.text.primary },
      },
    },
  },
  MuiPagination: {
    styleOverrides: {
      root: { marginTop: 24, '@media print': { display: 'none' } },
      ul: { gap: 2 },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        // Seven page buttons fit side by side on a narrow phone.
        minWidth: 'min(2.75rem, 12vw)',
        height: '2.75rem',
        margin: 0,
        borderRadius: 'var(--radius)',
        fontSize: '1rem',
        fontVariantNumeric: 'tabular-nums',
        color: palette.text.primary,
        '&.Mui-selected, &.Mui-selected:hover': {
          fontWeight: 650,
          color: palette.primary.main,
          backgroundColor: palette.tint.brand,
        },
      },
      ellipsis: { lineHeight: '2.75rem' },
    },
  },
  MuiStepper: { styleOverrides: { root: { flexWrap: 'wrap', gap: 8, alignItems: 'stretch' } } },
  MuiStep: {
    styleOverrides: {
      root: {
        display: 'flex',
        // Steps are stacked where their names do not fit side by side.
        flex: '1 1 5.5rem',
        minWidth: 0,
        padding: 0,
        borderTop: `3px solid ${palette.divider}`,
        color: palette.text.secondary,
        '@media (forced-colors: active)': { borderColor: 'GrayText' },
        '&[aria-current]': { borderColor: palette.primary.main, color: palette.text.primary },
        '&.Mui-completed': { borderColor: palette.primary.main, color: palette.primary.main },
        '& .MuiButtonBase-root': {
          flex: 1,
          minWidth: 0,
          textAlign: 'start',
          alignItems: 'flex-start',
          borderRadius: '0 0 8px 8px',
          '&:hover': { backgroundColor: palette.action.hover },
        },
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        padding: '10px 12px',
        borderRadius: 'var(--radius)',
        font: 'inherit',
        fontWeight: 550,
        color: palette.primary.main,
        '&:hover, &[aria-current]': { backgroundColor: palette.tint.brand },
        '&.Mui-disabled': { fontWeight: 400, color: palette.text.disabled, opacity: 1 },
      },
    },
  },
};
