import Button from '@mui/material/Button';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { CompanyPickerSkeleton } from '../../components/companies/CompanyPickerSkeleton.tsx';
import { Tile, TileList } from '../../components/companies/Tile.tsx';
import { SampleBill } from '../../components/identifiers/WhereToFind.tsx';
import { SearchField } from '../fields/SearchField.tsx';
import { PageSkeleton } from '../loading/PageSkeleton.tsx';
import { PaperSkeleton } from '../loading/PaperSkeleton.tsx';
import { ListSkeleton } from '../loading/Skeletons.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Notice } from './Notice.tsx';
import { PageHeading } from './PageHeading.tsx';

const page = (content: ReactElement) => (
  <MemoryRouter>
    <PageHeading eyebrow="Cuentas" lead="Todo en un lugar">
      Mis cuentas
    </PageHeading>
    {content}
  </MemoryRouter>
);

describe('the states of a screen:', () => {
  it.each([
    ['a list', <ListSkeleton key="1" />],
    ['the companies', <CompanyPickerSkeleton key="2" />],
    ['a receipt', <PaperSkeleton key="3" label="Cargando…" />],
    ['a page', <PageSkeleton key="4" />],
  ])('the skeleton of %s is announced, not only drawn', async (_shape, skeleton) => {
    renderThemed(page(skeleton));
    expect(screen.getByRole('status')).toHaveTextContent(/^Cargando( empresas)?…/);
    expect(screen.getByRole('status')).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('status').querySelector('[aria-busy=true]')).not.toBeNull();
    await expectNoAxeViolations();
  });

  it('an empty state shows the next step', async () => {
    renderThemed(
      page(
        <EmptyState
          title="Tu carro está vacío"
          mark="cart"
          action={<Button href="/">Buscar</Button>}
        >
          Agrega una cuenta.
        </EmptyState>,
      ),
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Tu carro está vacío' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buscar' })).toHaveAttribute('href', '/');
    await expectNoAxeViolations();
  });

  it('an error state shows the problem and a way out', async () => {
    let tries = 0;
    renderThemed(
      page(
        <ErrorState
          title="No pudimos consultar"
          onRetry={() => {
            tries += 1;
          }}
        >
          El banco no responde.
        </ErrorState>,
      ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No pudimos consultarEl banco no responde.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(tries).toBe(1);
    // `RetryButton` focuses the heading, because the button disappears with the error
    // (docs/trust.md, T28).
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await expectNoAxeViolations();
  });

  it.each(['info', 'success', 'warning', 'error'] as const)(
    'a notice with the severity %s shows its title',
    async (severity) => {
      renderThemed(page(<Notice severity={severity} title="Título" role="alert" />));
      expect(screen.getByRole('alert')).toHaveTextContent('Título');
      await expectNoAxeViolations();
    },
  );
});

describe('the controls to choose from:', () => {
  it('tiles are buttons or links with their detail in the name', async () => {
    const chosen: string[] = [];
    renderThemed(
      page(
        <TileList>
          <Tile label="Agua" detail="4 empresas" onClick={() => chosen.push('agua')} />
          <Tile label="Luz" href="/consultarCuenta?categoria=luz" />
        </TileList>,
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Agua/ }));
    expect(chosen).toEqual(['agua']);
    expect(screen.getByRole('link', { name: 'Luz' })).toHaveAttribute(
      'href',
      '/consultarCuenta?categoria=luz',
    );
    await expectNoAxeViolations();
  });

  it('a search can be emptied and keeps the focus', async () => {
    const texts: string[] = [];
    renderThemed(
      page(
        <SearchField label="Buscar empresa" value="agua" onChange={(text) => texts.push(text)} />,
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Borrar búsqueda' }));
    expect(texts).toEqual(['']);
    expect(screen.getByRole('textbox', { name: 'Buscar empresa' })).toHaveFocus();
  });

  it.each(['CLIENT_ID', 'SERVICE_ID', 'INVOICE_ID', 'COMPANY_ID'] as const)(
    'the sample bill describes in words where %s is',
    async (field) => {
      renderThemed(page(<SampleBill highlight={field} label="Número" example="123" />));
      expect(
        screen.getByRole('figure', { name: /Número, 123, está .*(derecha|izquierda)/ }),
      ).toBeVisible();
      await expectNoAxeViolations();
    },
  );
});
