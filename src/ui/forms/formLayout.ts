import { styled } from '@mui/material/styles';
import { theme } from '../../theme/theme.ts';
import { Form } from './Form.tsx';

/** A form as one column of fields. */
export const FormColumn = styled(Form)({ display: 'grid', gap: 24 });

/** The same for a few fields on a page of their own: no wider than what is typed needs. */
export const NarrowFormColumn = styled(FormColumn)({ gap: 20, maxWidth: 560 });

/** Two short fields side by side where there is room. */
export const FieldPair = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', columnGap: 16 },
});

/** The buttons at the end of a form; below 576 px each is as wide as the form. */
export const FormActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
});
