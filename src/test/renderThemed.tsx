import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { PortalTheme } from '../theme/PortalTheme.tsx';
import { WithoutStyles } from './WithoutStyles.tsx';

function Page({ children }: { children: ReactNode }) {
  return (
    <WithoutStyles>
      <PortalTheme>
        <main>{children}</main>
      </PortalTheme>
    </WithoutStyles>
  );
}

/** For tests: renders a component with the portal's theme and in a landmark, as in the app. */
export function renderThemed(piece: ReactElement) {
  return render(piece, { wrapper: Page });
}
