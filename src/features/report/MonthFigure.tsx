import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { formatDay } from '../../lib/dates.ts';
import type { Period } from '../../lib/dates.ts';
import { sumPesos } from '../../lib/money.ts';
import { MonthColumns } from './MonthColumns.tsx';
import type { MonthlyReport } from './monthlyReport.ts';
import { MonthReadout } from './MonthReadout.tsx';
import { monthTitle } from './monthWords.ts';
import { FigureBody, PartTitle } from './reportStyles.ts';

const Figure = styled('figure')({ margin: 0 });

/** "Pagos por mes": the months as columns stacked by company, and the active month's amounts. */
export function MonthFigure({ report, period }: { report: MonthlyReport; period: Period }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const { companies, months, total } = report;
  const active = months.find(({ label }) => label === (pointed ?? chosen));
  const showAll = () => {
    setChosen(undefined);
    // The pressed button has disappeared.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <Figure aria-labelledby={id}>
      <figcaption>
        <PartTitle id={id} ref={heading} tabIndex={-1}>
          Pagos por mes
        </PartTitle>
      </figcaption>
      <FigureBody>
        <MonthColumns
          months={months}
          active={active?.label}
          chosen={chosen}
          onChoose={setChosen}
          onPoint={setPointed}
        />
        <MonthReadout
          title={
            active
              ? monthTitle(active.label)
              : `${formatDay(period.from)} – ${formatDay(period.to)}`
          }
          total={active ? sumPesos(active.amounts) : total}
          companies={companies.map(({ key, name, ...company }, index) => ({
            key,
            name,
            amount: active ? (active.amounts[index] ?? 0) : company.total,
          }))}
          onShowAll={chosen === undefined ? undefined : showAll}
        />
      </FigureBody>
    </Figure>
  );
}
