import { act, screen } from '@testing-library/react';
import { renderThemed } from '../../test/renderThemed.tsx';
import { VirtualList } from './VirtualList.tsx';

const rows = (count: number) => Array.from({ length: count }, (_, index) => `F-${index + 1}`);
const listOf = (count: number) => (
  <VirtualList
    items={rows(count)}
    label="Deudas"
    getKey={(row) => row}
    renderItem={(row) => <button type="button">Agregar {row}</button>}
  />
);

/** Scrolls the page as a browser would: its content moves up. */
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

  it('is a plain list while it is short', () => {
    renderThemed(listOf(59));
    expect(screen.getByRole('list', { name: 'Deudas' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(59);
  });

  it('has a handful of 10,000 rows, and says how many there are', () => {
    renderThemed(listOf(10_000));
    const items = screen.getAllByRole('listitem');
    expect(items.length).toBeGreaterThan(4);
    expect(items.length).toBeLessThan(40);
    expect(items[0]).toHaveAttribute('aria-setsize', '10000');
    expect(items[0]).toHaveAttribute('aria-posinset', '1');
    expect(screen.getByRole('list', { name: 'Deudas' })).toHaveStyle({ height: '800000px' });
  });

  it('shows the rows that the page was scrolled to, and keeps the one that holds the focus', () => {
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
