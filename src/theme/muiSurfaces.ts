import type { Components } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { palette, tokens } from './tokens.ts';
import { aboveToasts, barHeight, pageColumn } from './pageFrame.ts';
import { lowWindow } from './windows.ts';

/**
 * Keeps Paper from writing its shadow into a `style` attribute: the content security policy forbids
 * such attributes in prerendered markup.
 */
const unstyled = { '--Paper-shadow': undefined, '--Paper-overlay': undefined } as CSSProperties;

/** Keeps Collapse from writing `min-height: 0` into a `style` attribute, for the same reason. */
const uncollapsed = { minHeight: undefined } as CSSProperties;

export const surfaces: Components = {
  // With `gap`, children keep their own margins, and a hidden child leaves no space.
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiPaper: {
    defaultProps: { elevation: 0, style: unstyled },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      elevation: { boxShadow: 'none' },
      elevation8: { boxShadow: 'var(--shadow)' },
      outlined: { borderColor: palette.divider },
    },
  },
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'inherit' },
    styleOverrides: {
      root: {
        backgroundColor: palette.background.default,
        borderBottom: `1px solid ${palette.divider}`,
        // In a low window the bar scrolls away, so that an open menu can be scrolled to its end.
        [`@media ${lowWindow}`]: { position: 'static' },
        '@media print': { display: 'none' },
      },
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true, variant: 'dense' },
    styleOverrides: {
      root: {
        minHeight: barHeight,
        paddingBlock: 12,
        flexWrap: 'wrap',
        gap: 8,
        [tokens.breakpoints.between('sm', 'md')]: { gap: 0 },
        [tokens.breakpoints.between('md', 'lg')]: { gap: 4 },
      },
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: pageColumn() },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        // The focus ring of a control that fills the card must stay visible.
        overflow: 'visible',
        transition: 'box-shadow 120ms ease',
        '&:hover': { borderColor: palette.primary.main, boxShadow: 'var(--shadow)' },
      },
    },
  },
  MuiCollapse: { defaultProps: { style: uncollapsed } },
  MuiDialog: {
    defaultProps: { maxWidth: false, fullWidth: true, transitionDuration: 180 },
    styleOverrides: {
      root: { bottom: aboveToasts },
      // A modal is a sheet at the bottom of a phone's window.
      container: { [tokens.breakpoints.down('sm')]: { alignItems: 'flex-end' } },
      paper: {
        width: 'calc(100% - 32px)',
        maxHeight: `calc(100dvh - 64px - ${aboveToasts})`,
        margin: 16,
        boxShadow: 'var(--shadow)',
        '@media (forced-colors: active)': { border: '1px solid' },
        [tokens.breakpoints.down('sm')]: {
          width: '100%',
          maxWidth: '100%',
          maxHeight: `calc(100dvh - 24px - ${aboveToasts})`,
          margin: 0,
          borderRadius: 'var(--radius) var(--radius) 0 0',
        },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'rgba(8, 20, 26, 0.56)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { ...tokens.typography.h2, display: 'flex', gap: 16, padding: '24px 24px 4px' },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: '12px 24px 24px',
        '.MuiDialogTitle-root + &': { paddingTop: 12 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 12,
        // In a low window the modal scrolls as a whole.
        [`@media ${lowWindow}`]: { flex: 'none', overflowY: 'visible' },
      },
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 12,
        padding: '8px 24px 24px',
        [tokens.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
      },
    },
  },
};
