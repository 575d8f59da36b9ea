import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';

/** The parts that every form field is made of: label above, control, help below. */
export const FieldGroup = styled('div')({ display: 'grid', gap: 6, minWidth: 0 });

export const FieldLabel = styled('label')({ fontWeight: 600, lineHeight: 1.4 });

export const FieldHint = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));

export const FieldError = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  margin: 0,
  fontWeight: 550,
  color: theme.vars.palette.error.main,
  '&:empty': { display: 'none' },
  '& svg': { flex: 'none', marginTop: 1 },
}));

/** The box that is typed into; 3:1 border, and its own thick one when focused or wrong. */
export const FieldInput = styled(InputBase)(({ theme }) => ({
  minHeight: 52,
  padding: '0 16px',
  fontSize: '1rem',
  borderRadius: 'var(--radius)',
  border: `1px solid ${theme.vars.palette.line.strong}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'border-color 120ms ease',
  '&:hover:not(.Mui-disabled)': { borderColor: theme.vars.palette.text.primary },
  '&.Mui-focused': {
    borderColor: theme.vars.palette.primary.main,
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '&.Mui-error': {
    borderColor: theme.vars.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.error.main}`,
  },
  '&.Mui-disabled': { backgroundColor: theme.vars.palette.action.disabledBackground },
  '&.MuiInputBase-multiline': { padding: '12px 16px' },
  '& .MuiInputBase-input': {
    height: '1.5em',
    padding: 0,
    outline: 'none',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&:-webkit-autofill': {
      WebkitTextFillColor: theme.vars.palette.text.primary,
      caretColor: theme.vars.palette.text.primary,
      boxShadow: `0 0 0 100px ${theme.vars.palette.background.paper} inset`,
    },
  },
}));
