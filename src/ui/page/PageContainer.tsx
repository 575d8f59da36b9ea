import { styled } from '@mui/material/styles';
import { pageColumn, pageWidth } from '../../theme/pageFrame.ts';
import { palette } from '../../theme/theme.ts';

/** The widths of a page in px: a column of text, a form, a working surface. */
const widths = { reading: 720, form: 560, wide: pageWidth } as const;

/** The column of a page's content; its padding grows with the window. */
export const PageContainer = styled('div', {
  shouldForwardProp: (prop) => prop !== 'width',
})<{ width?: keyof typeof widths }>(({ width = 'wide' }) => ({
  ...pageColumn(widths[width]),
  paddingBlock: 'clamp(24px, 4vw, 48px) clamp(48px, 8vw, 96px)',
  color: palette.text.primary,
}));
