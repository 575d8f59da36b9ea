import type { AlertColor } from '@mui/material/Alert';
import type { Components } from '@mui/material/styles';
import { palette, tokens } from './tokens.ts';

/**
 * Returns the styles of a severity: its colour for the icon and, in the standard variant, a tint as
 * the background.
 */
const toned = (severity: AlertColor, backgroundColor: string, color: string) => [
  { props: { severity }, style: { '& .MuiAlert-icon': { color } } },
  { props: { severity, variant: 'standard' as const }, style: { backgroundColor } },
];

export const feedback: Components = {
  MuiAlert: {
    // MUI's default role `alert` would announce alerts that are on the page from the start.
    defaultProps: { severity: 'info', role: 'none' },
    styleOverrides: {
      root: {
        padding: '14px 16px',
        columnGap: 12,
        borderRadius: 'var(--radius)',
        fontSize: '1rem',
        lineHeight: 1.55,
        color: palette.text.primary,
        '@media (forced-colors: active)': { border: '1px solid' },
        variants: [
          {
            props: { variant: 'standard' },
            style: { [tokens.breakpoints.down('sm')]: { flexWrap: 'wrap' } },
          },
          // Toasts are the only outlined alerts.
          {
            props: { variant: 'outlined' },
            style: {
              // The border marks the edge in the dark scheme, where a shadow does not show.
              border: `1px solid ${palette.line.strong}`,
              boxShadow: 'var(--shadow)',
              backgroundColor: palette.background.paper,
              [tokens.breakpoints.down('sm')]: { ...tokens.typography.body2, paddingBlock: 11 },
            },
          },
          ...toned('info', palette.tint.brand, palette.info.main),
          ...toned('success', palette.tint.success, palette.success.main),
          ...toned('warning', palette.tint.warning, palette.warning.main),
          ...toned('error', palette.tint.danger, palette.error.main),
        ],
      },
      icon: { padding: '1px 0 0', margin: 0, opacity: 1 },
      message: {
        padding: 0,
        flex: '1 1 0',
        overflow: 'visible',
        textWrap: 'pretty',
      },
      action: {
        padding: 0,
        margin: 0,
        alignSelf: 'center',
        variants: [
          {
            props: { variant: 'standard' },
            // On phones the action is below the alert's text, aligned with it.
            style: {
              [tokens.breakpoints.down('sm')]: { flexBasis: '100%', padding: '8px 0 0 34px' },
            },
          },
        ],
      },
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: { margin: 0, fontWeight: 650, fontSize: '1rem', lineHeight: 1.55 } },
  },
  MuiLinearProgress: {
    styleOverrides: { root: { height: 3, backgroundColor: 'transparent' } },
  },
  MuiCircularProgress: {
    defaultProps: { size: 20, color: 'inherit' },
    styleOverrides: { root: { flexShrink: 0 } },
  },
};
