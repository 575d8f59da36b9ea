import type { Components } from '@mui/material/styles';
import { palette } from '../tokens.ts';

/** Where one is and where one can go: steps, tabs, pages, menus. */
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
  MuiPagination: { styleOverrides: { ul: { gap: 2 } } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        // Seven of them fit on a narrow phone.
        minWidth: 'min(2.75rem, 12vw)',
        height: '2.75rem',
        margin: 0,
        borderRadius: 'var(--radius)',
        fontSize: '1rem',
        fontVariantNumeric: 'tabular-nums',
        '&.Mui-selected, &.Mui-selected:hover': {
          fontWeight: 650,
          color: palette.primary.main,
          backgroundColor: palette.tint.brand,
        },
      },
      ellipsis: { lineHeight: '2.75rem' },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { boxShadow: 'var(--shadow)', border: `1px solid ${palette.divider}`, minWidth: 240 },
      list: { padding: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 48, borderRadius: 8, gap: 12, whiteSpace: 'normal' } },
  },
};
