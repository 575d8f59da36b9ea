import type { LinkProps } from '@mui/material/Link';
import type { Components } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { palette, strongContrast, tokens } from './tokens.ts';

/** Replaces MUI's `a` for an `href`: the router follows the link without loading a page. */
function HrefLink({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link {...props} to={href} />;
}

/** Only on devices that hover: a transition delays the frame after a tap. */
const transition = { '@media (hover: hover)': { transition: 'background-color 120ms ease' } };

/** Links use the router; those within the page (`href="#…"`) pass `component="a"`. */
const link: LinkProps = { underline: 'always', component: HrefLink };

/**
 * MUI's buttons, links and pressable cards. A small button is at least 40 px high (44 on phones), a
 * usual one 48, a large one 56, an icon button 44.
 */
export const buttons: Components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: HrefLink },
    // `font` replaces the browser's button font where no variant sets a font, as in a pressable
    // card.
    styleOverrides: {
      root: {
        font: 'inherit',
        // `MuiButton` has its own border (below), and so has the drawing in a checkbox or radio
        // button.
        '&:where(:not(.MuiButton-root, .MuiCheckbox-root, .MuiRadio-root))': {
          [strongContrast]: { outline: '1px solid', outlineOffset: -1 },
        },
      },
    },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 48,
        padding: '10px 24px',
        gap: 8,
        textAlign: 'center',
        border: '1px solid transparent',
        transition: 'none',
        ...transition,
        '&&[aria-disabled=true]:not([aria-busy=true]), &&.Mui-disabled': {
          color: palette.text.disabled,
          borderColor: 'transparent',
          backgroundColor: palette.action.disabledBackground,
        },
        '&[aria-busy=true]': { cursor: 'progress' },
        [strongContrast]: { borderColor: 'currentColor' },
        variants: [
          {
            props: { size: 'small' },
            style: {
              minHeight: 40,
              padding: '7px 16px',
              fontSize: '0.875rem',
              [tokens.breakpoints.down('sm')]: { minHeight: 44 },
            },
          },
          {
            props: { size: 'large' },
            style: { minHeight: 56, padding: '14px 32px', fontSize: '1.125rem' },
          },
          {
            props: { variant: 'contained' },
            // The primary button is filled in forced colours, too, so that it differs from the
            // others.
            style: {
              '@media (forced-colors: active)': {
                '&:not(.Mui-disabled, [aria-disabled=true])': {
                  forcedColorAdjust: 'none',
                  color: 'ButtonFace',
                  borderColor: 'ButtonText',
                  backgroundColor: 'ButtonText',
                  outlineColor: 'Highlight',
                },
              },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: palette.line.strong,
              backgroundColor: palette.background.paper,
              '&:hover': { borderColor: 'currentColor', backgroundColor: palette.tint.brand },
            },
          },
          {
            props: { variant: 'text' },
            style: { paddingInline: 12, '&:hover': { backgroundColor: palette.action.hover } },
          },
          {
            props: ({ variant, color }) => variant !== 'contained' && color === 'error',
            style: { '&:hover': { backgroundColor: palette.tint.danger } },
          },
        ],
      },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        flex: 'none',
        width: '2.75rem',
        height: '2.75rem',
        padding: 0,
        color: 'inherit',
        fontSize: 'inherit',
        borderRadius: 'var(--radius)',
        transition: 'none',
        '&:hover': { backgroundColor: palette.action.hover },
      },
    },
  },
  MuiLink: {
    defaultProps: link,
    styleOverrides: {
      root: {
        fontWeight: 550,
        textDecorationColor: 'currentColor',
        textDecorationThickness: 1,
        textUnderlineOffset: '0.2em',
        borderRadius: 4,
        '&:hover': { textDecorationThickness: 2 },
      },
    },
  },
  MuiCardActionArea: {
    styleOverrides: {
      root: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-start',
        gap: 12,
        height: '100%',
        minHeight: 80,
        padding: 16,
        textAlign: 'start',
        borderRadius: 'inherit',
      },
      focusHighlight: { display: 'none' },
    },
  },
};
