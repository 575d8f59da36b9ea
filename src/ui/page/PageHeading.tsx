import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette, theme } from '../../theme/theme.ts';

const Group = styled('header')({ maxWidth: 720, marginBottom: 32 });
const Eyebrow = styled('p')({
  ...theme.typography.subtitle2,
  margin: '0 0 8px',
  color: palette.text.secondary,
});
const Heading = styled('h1')<{ 'data-size': 'page' | 'display' }>({
  ...theme.typography.h1,
  '&[data-size=display]': { ...theme.typography.display, marginBottom: 20 },
});
const Lead = styled('p')({
  ...theme.typography.lead,
  margin: '12px 0 0',
  color: palette.text.secondary,
});

interface PageHeadingProps {
  children: ReactNode;
  /** A short line above it. */
  eyebrow?: ReactNode;
  /** One sentence below it. */
  lead?: ReactNode;
  /** `display` is for the home page. */
  size?: 'page' | 'display';
}

/** The page's h1; a change of route moves the focus here (docs/trust.md, T28). */
export function PageHeading({ children, eyebrow, lead, size = 'page' }: PageHeadingProps) {
  return (
    <Group>
      {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading tabIndex={-1} data-size={size}>
        {children}
      </Heading>
      {lead !== undefined && <Lead>{lead}</Lead>}
    </Group>
  );
}
