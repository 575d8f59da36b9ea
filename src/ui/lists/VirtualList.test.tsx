import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { runs } from '../../test/runs.ts';
import { useListSearch } from './useListSearch.tsx';
import { VirtualList } from './VirtualList.tsx';

const rows = (count: number) => Array.from({ length: count }, (_, index) => `F-${index + 1}`);
const textsOf = (row: string) => [row, `$ ${row.slice(2)}.000`];
function SearchedList({ count }: { count: number }) {
  const [items] = useState(() => rows(count));
  const { found, search, outcome } = useListSearch(items, textsOf);
  return (
    <>
      {search}
      {outcome}
      <VirtualList
        {...{ items, found }}
        label="Deudas"
        getKey={(row) => row}
        renderItem={(row) => <button type="button">{`Agregar ${row}`}</button>}
      />
    </>
  );
}
const listOf = (count: number) => <SearchedList count={count} />;

/** Scrolls the page to `to` px. jsdom has no layout, so the list's position is set, too. */
function scrollPage(to: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
    const rect = () => DOMRect.fromRect({ y: -to, height: 0 });
    Object.assign(screen.getByRole('list'), { getBoundingClientRect: rect });
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('VirtualList', () => {
  afterEach(() => {
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('is a plain list without a search up to 60 rows', () => {
    renderThemed(listOf(60));
    expect(screen.getByRole('list', { name: 'Deudas' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(60);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('has a search from 61 rows on', () => {
    renderThemed(listOf(61));
    expect(screen.getByRole('textbox', { name: 'Buscar en la lista' })).toBeVisible();
  });

  it('has a search that finds a row that is not rendered and shows the number of matches', async () => {
    renderThemed(
      <>
        <h1>Deudas</h1>
        <div>{listOf(2000)}</div>
      </>,
    );
    const search = screen.getByRole('textbox', { name: 'Buscar en la lista' });
    await userEvent.type(search, 'f 1777');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Agregar F-1777',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('1 de 2.000');
    await userEvent.clear(search);
    await userEvent.type(search, '$1777.000');
    expect(screen.getByRole('listitem')).toHaveTextContent('Agregar F-1777');
    await userEvent.type(search, '000');
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(
      'No encontramos «$1777.000000» en la lista.',
    );
    await expectNoAxeViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Borrar búsqueda' }));
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(4);
  });

  it('prints all its rows, and shows those near the screen again afterwards', () => {
    const count = runs(2000, 200);
    renderThemed(listOf(count));
    expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByRole('listitem')).toHaveLength(count);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  });

  it('renders a handful of 10,000 rows, and exposes their number', () => {
    renderThemed(listOf(10_000));
    const items = screen.getAllByRole('listitem');
    expect(items.length).toBeGreaterThan(4);
    expect(items.length).toBeLessThan(40);
    expect(items[0]).toHaveAttribute('aria-setsize', '10000');
    expect(items[0]).toHaveAttribute('aria-posinset', '1');
    expect(screen.getByRole('list', { name: 'Deudas' })).toHaveStyle({ height: '800000px' });
  });

  it('shows the rows at the scroll position, and keeps the one with the focus', () => {
    renderThemed(listOf(10_000));
    const first = screen.getByRole('button', { name: 'Agregar F-1' });
    act(() => first.focus());
    scrollPage(400_000);
    expect(screen.getByRole('button', { name: 'Agregar F-5001' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Agregar F-100' })).not.toBeInTheDocument();
    expect(first).toHaveFocus();
    act(() => first.blur());
    expect(screen.queryByRole('button', { name: 'Agregar F-1' })).not.toBeInTheDocument();
  });
});
