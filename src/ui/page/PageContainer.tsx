import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { pageWidth } from '../../theme/pageFrame.ts';

/** The maximum widths of a page's content in px. */
const widths = { reading: 720, form: 560, wide: pageWidth } as const;

interface PageContainerProps {
  width?: keyof typeof widths;
  children: ReactNode;
}

/**
 * The column of a page's content; its padding grows with the window. Narrower columns begin at the
 * same edge as the wide one, so that the title keeps its place from screen to screen.
 */
export function PageContainer({ width = 'wide', children }: PageContainerProps) {
  return (
    <Container
      sx={{
        maxWidth: pageWidth + 64,
        ...(width !== 'wide' && { '& > *': { maxWidth: widths[width] } }),
        marginInline: 'var(--page-margin, auto)',
        paddingBlock: 'clamp(24px, 4vw, 48px) clamp(48px, 8vw, 96px)',
        // A printed sheet has margins of its own.
        '@media print': { paddingBlock: 0 },
      }}
    >
      {children}
    </Container>
  );
}
