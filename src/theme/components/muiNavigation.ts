import type { Components } from '@mui/material/styles';
import { palette, tokens } from '../tokens.ts';

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
  MuiPaginationItem: {
    styleOverrides: {
      root: { minWidth: 44, height: 44, fontSize: '1rem', fontVariantNumeric: 'tabular-nums' },
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
  MuiMenu: {
    styleOverrides: {
      paper: { boxShadow: 'var(--shadow)', border: `1px solid ${palette.divider}`, minWidth: 240 },
      list: { padding: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 48,
        [tokens.breakpoints.up('sm')]: { minHeight: 44 },
        borderRadius: 8,
        gap: 12,
        whiteSpace: 'normal',
      },
    },
  },
};
