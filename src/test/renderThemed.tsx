import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { PortalTheme } from '../theme/PortalTheme.tsx';

function Page({ children }: { children: ReactNode }) {
  return (
    <PortalTheme>
      <main>{children}</main>
    </PortalTheme>
  );
}

/** For tests: renders a piece in the portal's theme and in a landmark, as the app would. */
export function renderThemed(piece: ReactElement) {
  return render(piece, { wrapper: Page });
}
