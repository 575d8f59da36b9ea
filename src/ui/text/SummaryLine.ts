import { styled } from '@mui/material/styles';
import { quietText } from '../../theme/quietText.ts';

/** A sum or count, with a quiet line (`small`) below that says of what. */
export const SummaryLine = styled('p')({
  margin: 0,
  '& small': { ...quietText, display: 'block' },
});
