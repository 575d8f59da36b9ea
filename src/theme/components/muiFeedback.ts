import type { Components } from '@mui/material/styles';
import { palette } from '../tokens.ts';

/** What answers a person: messages in words on a tint, and what says that something is under way. */
export const feedback: Components = {
  MuiAlert: {
    defaultProps: { variant: 'standard', severity: 'info' },
    styleOverrides: {
      root: {
        padding: '14px 16px',
        gap: 12,
        borderRadius: 'var(--radius)',
        fontSize: '1rem',
        lineHeight: 1.55,
        color: palette.text.primary,
        '@media (forced-colors: active)': { border: '1px solid' },
        variants: [
          { props: { severity: 'info' }, style: { backgroundColor: palette.tint.brand } },
          { props: { severity: 'success' }, style: { backgroundColor: palette.tint.success } },
          { props: { severity: 'warning' }, style: { backgroundColor: palette.tint.warning } },
          { props: { severity: 'error' }, style: { backgroundColor: palette.tint.danger } },
        ],
      },
      icon: {
        padding: '1px 0 0',
        marginRight: 0,
        opacity: 1,
        variants: [
          { props: { severity: 'info' }, style: { color: palette.primary.main } },
          { props: { severity: 'success' }, style: { color: palette.success.main } },
          { props: { severity: 'warning' }, style: { color: palette.warning.main } },
          { props: { severity: 'error' }, style: { color: palette.error.main } },
        ],
      },
      message: { padding: 0, minWidth: 0, flex: 1, textWrap: 'pretty', '& p': { margin: 0 } },
      action: { padding: 0, margin: 0, alignItems: 'center' },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, fontWeight: 650, fontSize: '1rem' } } },
  MuiLinearProgress: {
    styleOverrides: { root: { height: 3, backgroundColor: palette.divider, borderRadius: 2 } },
  },
  MuiCircularProgress: { defaultProps: { size: 20, color: 'inherit' } },
};
