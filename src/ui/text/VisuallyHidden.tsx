import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Text for screen readers only. It has its own file, because screens of every area use it. */
export const VisuallyHidden = styled('span')(visuallyHidden);
