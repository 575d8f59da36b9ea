import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/**
 * Text for screen readers only. A screen reader separates it from the text before it by a space, so
 * it must not begin with a comma or a colon.
 */
export const VisuallyHidden = styled('span')(visuallyHidden);
