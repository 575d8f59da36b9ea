import type { Components, Theme } from '@mui/material/styles';

/** What each MUI piece looks like here; anything not named keeps the palette and the type alone. */
export const components: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        minWidth: 0,
        padding: '10px 24px',
        borderRadius: 'var(--radius)',
        textAlign: 'center',
        transition: 'background-color 120ms ease, border-color 120ms ease, color 120ms ease',
        '@media (forced-colors: active)': { border: '1px solid ButtonText' },
      },
      sizeSmall: { minHeight: 40, padding: '7px 16px', fontSize: '0.875rem' },
      sizeLarge: { minHeight: 56, padding: '14px 32px', fontSize: '1.125rem' },
      text: ({ theme }) => ({
        padding: '10px 12px',
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.line.strong,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': {
          borderColor: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.tint.brand,
        },
      }),
      startIcon: { marginLeft: -4, marginRight: 8 },
      endIcon: { marginLeft: 8, marginRight: -4 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        color: 'inherit',
        borderRadius: 'var(--radius)',
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
      }),
    },
  },
  MuiLink: {
    styleOverrides: {
      root: { fontWeight: 550, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(8, 20, 26, 0.56)' } },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: ({ theme }) => ({
        minWidth: 20,
        height: 20,
        padding: '0 5px',
        borderRadius: 10,
        fontSize: '0.8125rem',
        lineHeight: 1,
        top: -2,
        right: -4,
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums',
        backgroundColor: theme.vars.palette.accent.main,
        color: '#0E1B2A',
        border: `2px solid ${theme.vars.palette.background.default}`,
      }),
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.line.strong, padding: 10 }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 8,
        borderRadius: 'var(--radius)',
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: 'var(--shadow)',
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 48, paddingInline: 20 } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: '0.875rem',
        borderRadius: 8,
        backgroundColor: theme.vars.palette.secondary.main,
        color: theme.vars.palette.secondary.contrastText,
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: '14px 16px', borderColor: theme.vars.palette.divider }),
      head: ({ theme }) => ({
        fontSize: '0.875rem',
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
};
