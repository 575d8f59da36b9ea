import type { Components } from '@mui/material/styles';
import { palette, tokens } from './tokens.ts';

const ring = { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 };

/**
 * Draws the box of a checkbox or the ring of a radio button. This is a component, because MUI
 * passes a `fontSize` to its icons, and a `span` has no such attribute.
 */
const Choice = () => <span className="choice" />;

/** Returns the styles of a checkbox or radio button; `mark` draws the check or dot in CSS. */
const choice = (shape: object, mark: object) => ({
  padding: 0,
  '& .choice': {
    display: 'grid',
    placeContent: 'center',
    width: '1.375rem',
    height: '1.375rem',
    border: `2px solid ${palette.line.strong}`,
    backgroundColor: palette.background.paper,
    ...shape,
  },
  '&.Mui-disabled .choice': {
    backgroundColor: palette.action.disabledBackground,
    '@media (forced-colors: active)': { borderColor: 'GrayText' },
  },
  '&:hover .choice': { borderColor: palette.text.primary },
  '&.Mui-checked .choice': {
    borderColor: palette.primary.main,
    backgroundColor: palette.primary.main,
    '&::before': {
      content: '""',
      backgroundColor: palette.primary.contrastText,
      ...mark,
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        backgroundColor: 'Highlight',
      },
    },
  },
  '&:has(:focus-visible) .choice': ring,
  '&.MuiCheckbox-colorError .choice': { borderWidth: 3, borderColor: palette.error.main },
});

/** MUI's fields: label above, a box with a border of 3:1 contrast, help and error below. */
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
          textWrap: 'wrap',
        },
        '& svg': { flex: 'none', marginTop: 1 },
      },
    },
  },
  MuiInputBase: {
    // Leaves out the global keyframes with which MUI detects autofill: they serve only labels
    // inside the field, and the portal's labels are above it.
    defaultProps: { disableInjectingGlobalStyles: true },
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
        alignItems: 'stretch',
        backgroundColor: palette.background.paper,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: palette.text.primary },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: palette.error.main,
        },
        '& > svg': { alignSelf: 'center', flex: 'none' },
      },
      // The outline has no gap for MUI's label, because labels are above the field.
      notchedOutline: { top: 0, borderColor: palette.line.strong, '& legend': { display: 'none' } },
      // The vertical padding is around the text area: inside, the padding at the bottom would show
      // the upper half of the next line of a long text.
      multiline: { padding: '12px 0' },
      input: {
        padding: '0 14px',
        borderRadius: 'inherit',
        // The next rule draws the ring around the outline instead. It needs no class that a script
        // sets, so it works in a prerendered page, too.
        ':root &:focus-visible': { outline: 'none' },
        '&&:focus ~ .MuiOutlinedInput-notchedOutline': { ...ring, outlineOffset: -3 },
        // The ring is outside an invalid field, so that the field's error border stays visible.
        '&&[aria-invalid=true]:focus ~ .MuiOutlinedInput-notchedOutline': { outlineOffset: 2 },
        '&:-webkit-autofill': {
          WebkitTextFillColor: palette.text.primary,
          caretColor: palette.text.primary,
          boxShadow: `0 0 0 100px ${palette.background.paper} inset`,
        },
        variants: [
          { props: { multiline: true }, style: { resize: 'vertical' } },
          {
            props: ({ ownerState }) => Boolean(ownerState.startAdornment),
            style: { paddingLeft: 12 },
          },
          {
            props: ({ ownerState }) => Boolean(ownerState.endAdornment),
            style: { paddingRight: 0 },
          },
        ],
      },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: {
        height: 'auto',
        maxHeight: 'none',
        margin: 0,
        color: 'inherit',
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { '&&&': { paddingRight: '2.75rem' }, textOverflow: 'ellipsis' },
      icon: {
        top: 'calc(50% - 0.625rem)',
        right: 14,
        width: '1.25rem',
        height: '1.25rem',
        color: 'inherit',
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { margin: 0, padding: '10px 0', gap: 12, minHeight: 44, alignItems: 'flex-start' },
      label: { minWidth: 0 },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: <Choice />, checkedIcon: <Choice /> },
    styleOverrides: {
      root: {
        ...choice(
          { borderRadius: 6 },
          {
            width: '0.75rem',
            height: '0.75rem',
            clipPath: 'polygon(14% 44%, 0 58%, 40% 94%, 100% 20%, 86% 8%, 39% 67%)',
          },
        ),
        marginTop: 1,
      },
    },
  },
  MuiRadio: {
    defaultProps: { icon: <Choice />, checkedIcon: <Choice /> },
    styleOverrides: {
      root: choice(
        { borderRadius: '50%' },
        { width: '0.5rem', height: '0.5rem', borderRadius: '50%' },
      ),
    },
  },
};
