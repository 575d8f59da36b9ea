import type { ChipProps } from '@mui/material/Chip';
import type { Components } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { ink } from './contrast.ts';
import { palette, tokens } from './tokens.ts';

/** A span, because a chip may be inside a paragraph, which may not contain a div. */
const tag: ChipProps & { component: 'span' } = { size: 'small', component: 'span' };

/**
 * Keeps Badge from writing its position into a `style` attribute: the content security policy
 * forbids such attributes in prerendered markup.
 */
const placeless = {
  '--Badge-translate': undefined,
  '--Badge-inset': undefined,
  '--Badge-origin': undefined,
} as CSSProperties;

export const data: Components = {
  MuiTypography: {
    defaultProps: { variantMapping: { display: 'h1', lead: 'p', subtitle2: 'p' } },
  },
  MuiChip: {
    defaultProps: tag,
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
          {
            props: { color: 'success' },
            style: {
              backgroundColor: palette.tint.success,
              '& .MuiChip-icon': { color: palette.success.main },
            },
          },
          {
            props: { color: 'warning' },
            style: {
              backgroundColor: palette.tint.warning,
              '& .MuiChip-icon': { color: palette.warning.main },
            },
          },
          {
            props: { color: 'error' },
            style: { color: palette.error.main, backgroundColor: palette.tint.danger },
          },
        ],
      },
      // Unlike `anywhere`, `break-word` keeps a table's column as wide as the longest word of its
      // chips.
      label: { padding: 0, whiteSpace: 'normal', overflowWrap: 'break-word' },
      icon: { flex: 'none', margin: '0 0 0 -4px' },
    },
  },
  MuiBadge: {
    defaultProps: { slotProps: { badge: { style: placeless } } },
    styleOverrides: {
      badge: {
        inset: '-0.75em auto auto 0.92em',
        minWidth: '1.7em',
        height: '1.7em',
        padding: '0 5px',
        fontSize: '0.8125rem',
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
        borderRadius: '1em',
        border: `2px solid ${palette.background.default}`,
        backgroundColor: palette.accent.main,
        color: ink,
        transform: 'none',
        transition: 'none',
        '&.MuiBadge-invisible': { display: 'none' },
      },
    },
  },
  MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '12px 16px 12px 0',
        fontSize: '1rem',
        lineHeight: 1.5,
        borderColor: palette.divider,
        overflowWrap: 'break-word',
        '&:last-child': { paddingRight: 0 },
        variants: [
          {
            props: { size: 'small' },
            style: { ...tokens.typography.body2, padding: '8px 14px 8px 0' },
          },
        ],
      },
      head: { ...tokens.typography.subtitle2, color: palette.text.secondary },
      footer: { fontWeight: 600, color: 'inherit' },
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
  // The marker is an empty text: with `list-style: none`, Safari would not announce a list.
  MuiList: { styleOverrides: { root: { listStyle: "''" } } },
  MuiListItem: { defaultProps: { disableGutters: true } },
  MuiListItemText: {
    styleOverrides: {
      root: { margin: 0, hyphens: 'auto', overflowWrap: 'anywhere' },
      primary: { display: 'block', fontWeight: 600, lineHeight: 1.35 },
    },
  },
};
