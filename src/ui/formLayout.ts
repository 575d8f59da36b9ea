import { styled } from '@mui/material/styles';

/** A form as one column of fields. `method="post"` keeps its values out of the URL even before the page's scripts run (trust T12). */
export const FormColumn = styled('form')({ display: 'grid', gap: 24 });

/** Two short fields side by side where there is room. */
export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', columnGap: 16 },
}));

/** The buttons at a form's end; below 576 px each takes the whole width. */
export const FormActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
}));
