import { styled } from '@mui/material/styles';

/** The home page's column; its sections alternate with bands of the page's full width. */
export const Column = styled('div')({
  width: '100%',
  maxWidth: 1224,
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 32px)',
});

/** A part of the home page. */
export const Section = styled('section')({ paddingBlock: 'clamp(32px, 5vw, 64px)' });

/** The heading of a part, and what stands beside it. */
export const SectionHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 24px',
  marginBottom: 20,
});

/** The name of a part. */
export const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h2 }));
