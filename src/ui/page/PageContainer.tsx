import { styled } from '@mui/material/styles';
import { palette } from '../../theme/theme.ts';

/** The widths of a page in px: a column of text, a form, a working surface. */
const widths = { reading: 720, form: 560, wide: 1160 } as const;

/** The column of a page's content; its padding grows with the window. */
export const PageContainer = styled('div', {
  shouldForwardProp: (prop) => prop !== 'width',
})<{ width?: keyof typeof widths }>(({ width = 'wide' }) => ({
  width: '100%',
  maxWidth: widths[width] + 64,
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 32px)',
  paddingBlock: 'clamp(24px, 4vw, 48px) clamp(48px, 8vw, 96px)',
  color: palette.text.primary,
}));
