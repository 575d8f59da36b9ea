import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { PortalTheme } from '../theme/PortalTheme.tsx';
import { Undressed } from './Undressed.tsx';

function Page({ children }: { children: ReactNode }) {
  return (
    <Undressed>
      <PortalTheme>
        <main>{children}</main>
      </PortalTheme>
    </Undressed>
  );
}

/** For tests: renders a piece in the portal's theme and in a landmark, as the app would. */
export function renderThemed(piece: ReactElement) {
  return render(piece, { wrapper: Page });
}
