import type { Components } from '@mui/material/styles';
import { palette, tokens } from '../tokens.ts';

/** What is read: texts, tables, tags, counts, placeholders. */
export const data: Components = {
  MuiTypography: {
    defaultProps: { variantMapping: { display: 'h1', lead: 'p', subtitle2: 'p' } },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        ...tokens.typography.body2,
        height: 'auto',
        padding: '1px 10px',
        gap: 6,
        borderRadius: 'var(--radius)',
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        color: palette.text.primary,
        backgroundColor: palette.action.disabledBackground,
        '@media (forced-colors: active)': { border: '1px solid' },
        variants: [
          { props: { color: 'primary' }, style: { backgroundColor: palette.tint.brand } },
          { props: { color: 'success' }, style: { backgroundColor: palette.tint.success } },
          { props: { color: 'warning' }, style: { backgroundColor: palette.tint.warning } },
          {
            props: { color: 'error' },
            style: { color: palette.error.main, backgroundColor: palette.tint.danger },
          },
        ],
      },
      label: { padding: 0, whiteSpace: 'normal' },
      icon: { margin: '0 0 0 -4px' },
    },
  },
  MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '14px 12px',
        fontSize: '1rem',
        lineHeight: 1.5,
        borderColor: palette.divider,
      },
      head: { ...tokens.typography.subtitle2, color: palette.text.secondary },
      footer: { fontWeight: 650, fontSize: '1rem', color: 'inherit' },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: {
      root: {
        backgroundColor: palette.divider,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      },
      rounded: { borderRadius: 8 },
    },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: palette.divider } } },
  MuiListItem: { defaultProps: { disableGutters: true } },
};
