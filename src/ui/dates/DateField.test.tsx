import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { inChile } from '../../lib/dates/days.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { DateField } from './DateField.tsx';
import type { DateFieldProps } from './DateField.tsx';

function Field({ initial = '', ...props }: Partial<DateFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <h1>Mis pagos</h1>
      <DateField label="Desde" name="desde" value={value} onChange={setValue} {...props} />
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Desde' });
const opener = () => screen.getByRole('button', { name: 'Abrir calendario' });
const calendar = () => screen.findByRole('dialog', { name: 'Desde: elige una fecha' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const day = (name: string) => screen.getByRole('gridcell', { name });

async function open(props: Parameters<typeof Field>[0]) {
  renderThemed(<Field {...props} />);
  await userEvent.click(opener());
  return within(await calendar());
}

describe('DateField, typed', () => {
  it('accepts year-month-day with dashes, without pasted blanks', async () => {
    renderThemed(<Field />);
    await userEvent.click(field());
    await userEvent.paste(' 2026-11-28 ');
    await userEvent.tab();
    expect(field()).toHaveValue('2026-11-28');
    expect(field()).toBeValid();
    await expectNoAxeViolations();
  });

  it('T16 reads a day as people write it, on blur and on Enter', async () => {
    renderThemed(<Field />);
    await userEvent.type(field(), '3/10/2026');
    await userEvent.tab();
    expect(field()).toHaveValue('2026-10-03');
    await userEvent.clear(field());
    await userEvent.type(field(), '4 de octubre de 2026{Enter}');
    expect(field()).toHaveValue('2026-10-04');
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste('03.10.26');
    await userEvent.tab();
    expect(field()).toHaveValue('03.10.26');
    expect(field()).toHaveAccessibleDescription(/como año-mes-día/);
  });

  it('T28 shows an error when the day is complete, and for a part on blur', async () => {
    renderThemed(<Field />);
    await userEvent.type(field(), '2026-02-3');
    expect(field()).toBeValid();
    await userEvent.type(field(), '0');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/2026-02-30 no existe/);
    await userEvent.type(field(), '{Backspace}');
    expect(field()).toBeValid();
    await userEvent.tab();
    expect(field()).toHaveAccessibleDescription(/como año-mes-día/);
    await expectNoAxeViolations();
  });

  it('shows an error for an invalid value from outside, such as the address', () => {
    renderThemed(<Field initial="2026-12-01" max="2026-11-20" />);
    expect(field()).toHaveAccessibleDescription(/no puede ser posterior al 20 nov 2026/);
  });

  it('shows an error for a maximum before the minimum, and no calendar', () => {
    renderThemed(<Field min="2026-11-20" max="2026-11-10" />);
    expect(field()).toHaveAccessibleDescription(/máxima .* es anterior a la mínima/);
    expect(field()).toBeEnabled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it("shows the form's own error first", () => {
    renderThemed(<Field initial="ayer" error="Por favor, ingresa una fecha" />);
    expect(field()).toHaveAccessibleDescription(/^Por favor, ingresa una fecha Año/);
  });
});

describe('DateField, picked', () => {
  it('T26 opens on its day, names itself, and returns the focus on Escape', async () => {
    const dialog = await open({ initial: '2026-11-18' });
    expect(day('miércoles, 18 de noviembre de 2026')).toHaveFocus();
    expect(dialog.getByRole('grid', { name: 'noviembre de 2026' })).toBeVisible();
    expect(dialog.getByRole('gridcell', { selected: true })).toHaveTextContent('18');
    expect(dialog.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'lu',
      'ma',
      'mi',
      'ju',
      'vi',
      'sá',
      'do',
    ]);
    await act(expectNoAxeViolations);
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(opener()).toHaveFocus();
    expect(field()).toHaveValue('2026-11-18');
  });

  it('opens on today when it is empty', async () => {
    await open({});
    const { activeElement } = document;
    expect(activeElement).toHaveAttribute('aria-current', 'date');
    expect(activeElement).toHaveTextContent(String(new Date().getDate()));
  });

  it('writes the pressed day and returns the focus', async () => {
    const dialog = await open({ initial: 'ayer' });
    await userEvent.click(dialog.getByRole('gridcell', { current: 'date' }));
    await gone();
    expect(field()).toHaveValue(inChile(new Date()).day);
    expect(field()).toBeValid();
    expect(opener()).toHaveFocus();
  });

  it('T27 picks by keyboard alone', async () => {
    renderThemed(<Field initial="2026-11-30" />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await calendar();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await gone();
    expect(field()).toHaveValue('2026-12-01');
    expect(opener()).toHaveFocus();
    expect(opener()).toHaveAttribute('aria-description', 'Desde, 1 dic 2026');
  });

  it('stays within its bounds, by key and by pointer', async () => {
    const dialog = await open({ initial: '2026-12-24', min: '2026-11-10', max: '2026-11-20' });
    expect(day('viernes, 20 de noviembre de 2026')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(day('viernes, 20 de noviembre de 2026')).toHaveFocus();
    expect(day('lunes, 9 de noviembre de 2026')).toBeDisabled();
    expect(day('sábado, 21 de noviembre de 2026')).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Mes anterior' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Mes siguiente' })).toBeDisabled();
    await act(expectNoAxeViolations);
  });

  it('opens an earlier month, and an earlier year', async () => {
    // The bounds keep the list of years short.
    const dialog = await open({ initial: '2026-01-31', min: '2020-01-01', max: '2026-12-31' });
    await userEvent.click(dialog.getByRole('button', { name: 'Mes anterior' }));
    expect(dialog.getByRole('grid', { name: 'diciembre de 2025' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Elegir el año' }));
    await act(expectNoAxeViolations);
    await userEvent.click(dialog.getByRole('radio', { name: '2023' }));
    await userEvent.click(day('domingo, 1 de enero de 2023'));
    await gone();
    expect(field()).toHaveValue('2023-01-01');
  });
});
