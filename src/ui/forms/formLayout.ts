import { styled } from '@mui/material/styles';
import { Form } from './Form.tsx';

export { FieldPair } from './FieldPair.tsx';
export { FormActions } from './FormActions.tsx';
export { Form as FormColumn };

/** A form of a few fields on a page of their own: no wider than what is typed needs. */
export const NarrowFormColumn = styled(Form)({ maxWidth: 560 });
