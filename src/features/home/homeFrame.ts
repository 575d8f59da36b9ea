import { styled } from '@mui/material/styles';
import { pageColumn } from '../../theme/pageFrame.ts';
import { theme } from '../../theme/theme.ts';

/** The home page's column; its sections alternate with full-width bands. */
export const Column = styled('div')(pageColumn());

/** A section of the home page. */
export const Section = styled('section')({ paddingBlock: 'clamp(32px, 5vw, 64px)' });

/** A section's heading, and what is beside it. */
export const SectionHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 24px',
  marginBottom: 20,
});

/** A section's title. */
export const Heading = styled('h2')(theme.typography.h2);
