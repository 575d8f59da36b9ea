import { styled } from '@mui/material/styles';
import { quietText } from '../../theme/quietText.ts';
import { palette, theme } from '../../theme/theme.ts';

/** A form field: label above, control, help below. */
export const FieldGroup = styled('div')({ display: 'grid', gap: 6, minWidth: 0 });

/** The label of a field. */
export const FieldLabel = styled('label')({ fontWeight: 600, lineHeight: 1.4 });

/** The help below a field. */
export const FieldHint = styled('span')({
  ...quietText,
  fontWeight: 400,
  textWrap: 'balance',
});

/** The error below a field; nothing while it is empty. */
export const FieldError = styled('p')({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  margin: 0,
  fontWeight: 550,
  color: palette.error.main,
  '&:empty': { display: 'none' },
  '& svg': { flex: 'none', marginTop: 1 },
});

/**
 * The box of a text field: a border with 3:1 contrast, thick when focused or invalid. The control
 * fills it, so that a press anywhere reaches it.
 */
export const fieldBox = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '3.25rem',
  lineHeight: 1.5,
  borderRadius: 'var(--radius)',
  border: `1px solid ${palette.line.strong}`,
  backgroundColor: palette.background.paper,
  '&:hover': { borderColor: palette.text.primary },
  '&:has(:is(input, textarea):focus)': {
    borderColor: palette.primary.main,
    outline: `3px solid ${palette.primary.main}`,
    outlineOffset: -2,
  },
  '&:has([aria-invalid=true])': {
    borderColor: palette.error.main,
    boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
  },
  // Focused, it still shows that it is wrong.
  '&:has([aria-invalid=true]:focus)': { outlineOffset: 2 },
  // Doubled, to outdo the focus ring that the page gives every control.
  '&& :is(input, textarea)': {
    flex: 1,
    alignSelf: 'stretch',
    // A control's own width would widen the columns that it stands in.
    width: '100%',
    minWidth: 0,
    padding: '0 16px',
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    borderRadius: 'inherit',
    outline: 'none',
    '&::placeholder': { color: palette.text.secondary, opacity: 1 },
    '&:-webkit-autofill': {
      WebkitTextFillColor: palette.text.primary,
      caretColor: palette.text.primary,
      boxShadow: `0 0 0 100px ${palette.background.paper} inset`,
    },
  },
  '&& textarea': { resize: 'vertical', padding: '12px 16px' },
  '&& input:not(:last-child)': { paddingRight: 0 },
  '& > button': { marginRight: 6 },
} as const;

/** A checkbox or radio button in the portal's colours; its mark is drawn in CSS. */
export const choiceBox = {
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: '1.375rem',
  height: '1.375rem',
  margin: 0,
  cursor: 'inherit',
  border: `2px solid ${palette.line.strong}`,
  borderRadius: 6,
  backgroundColor: palette.background.paper,
  '&:hover': { borderColor: palette.text.primary },
  '&:checked': { borderColor: palette.primary.main, backgroundColor: palette.primary.main },
  '&[aria-invalid=true]': { borderColor: palette.error.main },
  '&:checked::before': {
    content: '""',
    width: '0.75rem',
    height: '0.75rem',
    backgroundColor: palette.primary.contrastText,
    clipPath: 'polygon(14% 44%, 0 58%, 40% 94%, 100% 20%, 86% 8%, 39% 67%)',
  },
  '&[type=radio]': { borderRadius: '50%' },
  '&[type=radio]:checked::before': { width: '0.5rem', height: '0.5rem', clipPath: 'circle()' },
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const;
