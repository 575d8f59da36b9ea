import type { Components } from '@mui/material/styles';
import { palette, tokens } from '../tokens.ts';

/** The box of a checkbox or the ring of a radio button; `data-shape` tells which. */
const choice = {
  display: 'grid',
  placeContent: 'center',
  width: '1.375rem',
  height: '1.375rem',
  border: `2px solid ${palette.line.strong}`,
  borderRadius: 6,
  backgroundColor: palette.background.paper,
} as const;

/** Fields: label above, a box with a border of 3:1 contrast, help and error below. */
export const inputs: Components = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        marginBottom: 6,
        fontWeight: 600,
        lineHeight: 1.4,
        color: 'inherit',
        '&.Mui-focused, &.Mui-error': { color: 'inherit' },
      },
      // Optional fields are marked instead.
      asterisk: { display: 'none' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        ...tokens.typography.body2,
        margin: '6px 0 0',
        color: palette.text.secondary,
        textWrap: 'balance',
        '&.Mui-error': {
          display: 'flex',
          alignItems: 'flex-start',
          gap: 6,
          fontWeight: 550,
          color: palette.error.main,
        },
        '& svg': { flex: 'none', marginTop: 1 },
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: { lineHeight: 1.5 },
      input: {
        height: 'auto',
        '&::placeholder': { color: palette.text.secondary, opacity: 1 },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: '3.25rem',
        backgroundColor: palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: palette.line.strong },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: palette.text.primary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 3,
          borderColor: palette.primary.main,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.Mui-error.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 3,
          borderColor: palette.error.main,
        },
      },
      multiline: { padding: 0, '& textarea': { resize: 'vertical', padding: '12px 16px' } },
      adornedStart: { paddingLeft: 16, '& input': { paddingLeft: 12 } },
      adornedEnd: { paddingRight: 6 },
      input: {
        padding: '13px 16px',
        outline: 'none',
        '&:-webkit-autofill': {
          WebkitTextFillColor: palette.text.primary,
          caretColor: palette.text.primary,
          boxShadow: `0 0 0 100px ${palette.background.paper} inset`,
        },
      },
    },
  },
  MuiInputAdornment: {
    styleOverrides: { root: { maxHeight: 'none', color: 'inherit', marginRight: 0 } },
  },
  MuiNativeSelect: {
    styleOverrides: { select: { textOverflow: 'ellipsis' }, icon: { right: 14 } },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { marginInline: 0, gap: 12, alignItems: 'flex-start' } },
  },
  MuiCheckbox: {
    defaultProps: {
      disableRipple: true,
      icon: <span className="choice" />,
      checkedIcon: <span className="choice" />,
    },
    styleOverrides: {
      root: {
        padding: 0,
        '& .choice': choice,
        '&:hover .choice': { borderColor: palette.text.primary },
        '&.Mui-checked .choice': {
          borderColor: palette.primary.main,
          backgroundColor: palette.primary.main,
          '&::before': {
            content: '""',
            width: '0.75rem',
            height: '0.75rem',
            backgroundColor: palette.primary.contrastText,
            clipPath: 'polygon(14% 44%, 0 58%, 40% 94%, 100% 20%, 86% 8%, 39% 67%)',
          },
        },
        '&:has(:focus-visible) .choice': {
          outline: `3px solid ${palette.primary.main}`,
          outlineOffset: 2,
        },
        '&:has([aria-invalid=true]) .choice': { borderColor: palette.error.main },
      },
    },
  },
  MuiRadio: {
    defaultProps: {
      disableRipple: true,
      icon: <span className="choice" />,
      checkedIcon: <span className="choice" />,
    },
    styleOverrides: {
      root: {
        padding: 0,
        '& .choice': { ...choice, borderRadius: '50%' },
        '&.Mui-checked .choice': {
          borderColor: palette.primary.main,
          backgroundColor: palette.primary.main,
          '&::before': {
            content: '""',
            width: '0.5rem',
            height: '0.5rem',
            borderRadius: '50%',
            backgroundColor: palette.primary.contrastText,
          },
        },
      },
    },
  },
  MuiAutocomplete: {
    defaultProps: { openText: 'Abrir', closeText: 'Cerrar', clearText: 'Borrar búsqueda' },
    styleOverrides: {
      paper: { boxShadow: 'var(--shadow)', border: `1px solid ${palette.divider}` },
      listbox: { padding: 8, maxHeight: 'min(392px, 50vh)', overscrollBehavior: 'contain' },
      option: { borderRadius: 8, minHeight: 64 },
    },
  },
};
