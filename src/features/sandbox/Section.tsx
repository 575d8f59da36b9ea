import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { plainList } from '../../theme/plainList.ts';
import { palette, theme } from '../../theme/theme.ts';

const Frame = styled('section')({ '& + &': { marginTop: 48 } });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 24,
});
const Words = styled('div')({
  flex: '1 1 320px',
  maxWidth: 720,
  '& h2': theme.typography.h2,
  '& p': { margin: '4px 0 0', color: palette.text.secondary },
});

/** Buttons side by side. */
export const ButtonRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Two columns where there is room. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 48 },
});

/** A list of short items side by side. */
export const WrappedList = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  ...plainList,
});

/** A section of the console. */
interface SectionProps {
  title: string;
  /** One sentence below the title. */
  help?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * Moves the focus from a button that is about to disappear to its section, so that it is not lost.
 */
export function focusSection(button: HTMLElement): void {
  button.closest('section')?.focus({ preventScroll: true });
}

/** A section of the console under its own heading. */
export function Section({ title, help, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id} tabIndex={-1}>
      <Head>
        <Words>
          <h2 id={id}>{title}</h2>
          {help !== undefined && <p>{help}</p>}
        </Words>
        {actions !== undefined && <ButtonRow>{actions}</ButtonRow>}
      </Head>
      {children}
    </Frame>
  );
}
