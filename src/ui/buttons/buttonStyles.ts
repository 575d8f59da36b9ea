import { palette, theme } from '../../theme/theme.ts';

/** How a button looks, or a link that looks like one. */
export interface ButtonLooks {
  /**
   * `contained` for the main action of a view, `outlined` for others, `text` for secondary ones.
   */
  variant?: 'contained' | 'outlined' | 'text' | undefined;
  /** 40 (44 on phones), 48 or 56 px high. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `error` for what cannot be undone. */
  color?: 'primary' | 'error' | undefined;
  fullWidth?: boolean | undefined;
}

/** The looks as data attributes: one set of styles covers every combination. */
export function looksOf({
  variant = 'contained',
  size = 'medium',
  color = 'primary',
  fullWidth,
}: ButtonLooks) {
  return {
    'data-variant': variant,
    'data-size': size,
    'data-color': color,
    'data-full': fullWidth ? '' : undefined,
  };
}

/** Resets the browser's own styles of a button or link. */
export const pressable = {
  margin: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
} as const;

/** The styles of a button; the attributes come from `looksOf`. */
export const buttonStyles = {
  ...pressable,
  ...theme.typography.button,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 48,
  padding: '10px 24px',
  textAlign: 'center',
  border: '1px solid transparent',
  borderRadius: 'var(--radius)',
  // For a pointer alone, and not the border: each transition costs the frame of a press its events.
  '@media (hover: hover)': { transition: 'background-color 120ms ease' },
  '&[data-full]': { width: '100%' },
  '&[data-size=small]': {
    minHeight: 40,
    padding: '7px 16px',
    fontSize: '0.875rem',
    [theme.breakpoints.down('sm')]: { minHeight: 44 },
  },
  '&[data-size=large]': { minHeight: 56, padding: '14px 32px', fontSize: '1.125rem' },
  '&[data-variant=contained]': {
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
    '&:hover': { backgroundColor: palette.primary.dark },
  },
  '&[data-variant=outlined]': {
    color: palette.primary.main,
    borderColor: palette.line.strong,
    backgroundColor: palette.background.paper,
    '&:hover': { borderColor: 'currentColor', backgroundColor: palette.tint.brand },
  },
  '&[data-variant=text]': {
    color: palette.primary.main,
    paddingInline: 12,
    '&:hover': { backgroundColor: palette.action.hover },
  },
  '&[data-color=error]': {
    '&[data-variant=contained]': {
      color: palette.error.contrastText,
      backgroundColor: palette.error.main,
      '&:hover': { backgroundColor: palette.error.dark },
    },
    '&[data-variant=outlined], &[data-variant=text]': {
      color: palette.error.main,
      '&:hover': { backgroundColor: palette.tint.danger },
    },
  },
  '&&:is(:disabled, [aria-disabled=true]:not([aria-busy=true]))': {
    cursor: 'default',
    color: palette.text.disabled,
    borderColor: 'transparent',
    backgroundColor: palette.action.disabledBackground,
  },
  '&[aria-busy=true]': { cursor: 'progress' },
  '@media (forced-colors: active)': { borderColor: 'ButtonBorder' },
  '& > svg': { flex: 'none' },
} as const;
