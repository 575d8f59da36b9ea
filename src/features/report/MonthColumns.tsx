import { useId } from 'react';
import { formatPesos, sumPesos } from '../../lib/money.ts';
import { toMonthDatasets } from '../../lib/series.ts';
import type { MonthDataset, MonthlyAmounts } from '../../lib/series.ts';
import { axisTicks } from './axis.ts';
import { Bars, Column, Plot, Rules, Scale, Scroller, Stack, Tick } from './columnStyles.ts';
import { monthTitle, namedEvery, yearMark } from './monthWords.ts';
import { seriesColours } from './seriesColours.ts';

/** Scrolls to the latest months first. */
function startAtTheEnd(scroller: HTMLElement | null) {
  if (scroller) scroller.scrollLeft = scroller.scrollWidth;
}

/** The companies of a month, stacked; `top` is the amount at full height. */
function Companies({ dataset, top }: { dataset: MonthDataset; top: number }) {
  const { data, backgroundColor, borderColor } = dataset;
  return (
    <Stack aria-hidden="true" style={{ height: `${(100 * sumPesos(data)) / top}%` }}>
      {data.map(
        (amount, index) =>
          amount > 0 && (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- companies keep their order
              key={index}
              style={{
                flexGrow: amount,
                backgroundColor: backgroundColor[index],
                borderColor: borderColor[index],
              }}
            />
          ),
      )}
    </Stack>
  );
}

/** The months of the figure; `active` is the one hovered or chosen. */
interface MonthColumnsProps {
  months: readonly MonthlyAmounts[];
  active: string | undefined;
  chosen: string | undefined;
  onChoose: (label: string) => void;
  onPoint: (label: string | undefined) => void;
}

/**
 * One column per month, stacked by company, over a scale of round pesos; a radio group, so that the
 * arrow keys reach each.
 */
export function MonthColumns({ months, active, chosen, onChoose, onPoint }: MonthColumnsProps) {
  const name = useId();
  const datasets = toMonthDatasets(months, seriesColours);
  const ticks = axisTicks(Math.max(0, ...datasets.map(({ data }) => sumPesos(data))));
  const top = ticks.at(-1) ?? 1;
  const labels = months.map(({ label }) => label);
  const areNames = datasets.every(({ label, stack }) => label !== stack);
  // How many labels fit: names of months are short, 'YYYY/MM' takes more room (and needs no year).
  const [wide, narrow] = areNames ? [12, 6] : [8, 4];
  const namedOn = (index: number) => {
    const back = months.length - 1 - index;
    if (back % namedEvery(months.length, narrow) === 0) return 'always';
    return back % namedEvery(months.length, wide) === 0 ? 'wide' : 'none';
  };
  return (
    <Plot>
      <Scale aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} translate="no">
            {formatPesos(tick)}
          </span>
        ))}
      </Scale>
      <Scroller ref={startAtTheEnd}>
        <Bars
          role="radiogroup"
          aria-label="Mes"
          data-long-names={areNames ? undefined : ''}
          onPointerLeave={() => onPoint(undefined)}
        >
          <Rules aria-hidden="true">
            {ticks.map((tick) => (
              <span key={tick} />
            ))}
          </Rules>
          {datasets.map((dataset, index) => (
            <Column
              key={dataset.stack}
              data-active={dataset.stack === active ? '' : undefined}
              onPointerEnter={() => onPoint(dataset.stack)}
            >
              <input
                type="radio"
                name={name}
                checked={dataset.stack === chosen}
                aria-label={`${monthTitle(dataset.stack)}, ${formatPesos(sumPesos(dataset.data))}`}
                onFocus={() => onChoose(dataset.stack)}
                onChange={() => onChoose(dataset.stack)}
              />
              <Companies dataset={dataset} top={top} />
              <Tick aria-hidden="true" data-name={namedOn(index)}>
                <span>{dataset.label}</span>
                {areNames && <span>{yearMark(labels, index)}</span>}
              </Tick>
            </Column>
          ))}
        </Bars>
      </Scroller>
    </Plot>
  );
}
