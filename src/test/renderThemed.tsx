import { render } from '@testing-library/react';
import { useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { PortalTheme } from '../theme/PortalTheme.tsx';
import { followPresses } from '../ui/buttons/presses.ts';
import { WithoutStyles } from './WithoutStyles.tsx';

function Page({ children }: { children: ReactNode }) {
  useEffect(followPresses, []);
  return (
    <WithoutStyles>
      <PortalTheme>
        <main>{children}</main>
      </PortalTheme>
    </WithoutStyles>
  );
}

/** Renders a component with the portal's theme, press handling and landmark, as in the app. */
export function renderThemed(piece: ReactElement) {
  return render(piece, { wrapper: Page });
}
