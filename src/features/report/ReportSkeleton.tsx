import { styled } from '@mui/material/styles';
import { range } from '../../lib/range.ts';
import { quietText } from '../../theme/quietText.ts';
import { palette } from '../../theme/theme.ts';
import { SkeletonBar, Waiting, pulse } from '../../ui/loading/skeletonParts.tsx';
import { roomy } from './columnStyles.ts';
import { FigureBody, PartTitle } from './reportStyles.ts';

const Columns = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-around',
  gap: 4,
  height: 256,
  marginTop: 12,
  borderBottom: `1px solid ${palette.divider}`,
  '& > span': { flex: '0 1 36px', borderRadius: '3px 3px 0 0' },
  [roomy]: { height: 320 },
});
const Progress = styled('div')({
  ...quietText,
  minHeight: 52,
  paddingTop: 8,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
const Key = styled('div')({
  display: 'grid',
  gap: 22,
  alignContent: 'start',
  paddingTop: 4,
  ...pulse,
});
const Rows = styled('div')({
  ...pulse,
  marginTop: 48,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: 38,
    borderBottom: `1px solid ${palette.divider}`,
  },
});

/** Heights of the columns in %, and lines of the legend; placeholders only. */
const heights = [46, 62, 38, 70, 55, 82, 60, 44, 74, 66, 52, 78];
const keyLines = range(7);

/** How many of the bank's pages are loaded; `pages` is 0 until the first one tells their number. */
interface ReportProgress {
  done: number;
  pages: number;
}

/** The report while it loads: a figure and a table of as many months, and the progress. */
export function ReportSkeleton({
  months,
  progress: { done, pages },
}: {
  months: readonly string[];
  progress: ReportProgress;
}) {
  return (
    <>
      <PartTitle>Pagos por mes</PartTitle>
      <FigureBody>
        <div>
          <Waiting label="Cargando el reporte…">
            <Columns>
              {months.map((label, index) => (
                <SkeletonBar
                  key={label}
                  shape={{ height: `${heights[index % heights.length] ?? 0}%` }}
                />
              ))}
            </Columns>
          </Waiting>
          <Progress>
            {pages > 1 && (
              <span
                role="progressbar"
                aria-label="Páginas del reporte"
                aria-valuemin={0}
                aria-valuenow={done}
                aria-valuemax={pages}
              >
                {`Cargando ${done} de ${pages} páginas…`}
              </span>
            )}
          </Progress>
        </div>
        <Key aria-hidden="true">
          <SkeletonBar shape={{ width: '60%', height: 42 }} />
          {keyLines.map((line) => (
            <SkeletonBar key={line} shape={{ height: 16 }} />
          ))}
        </Key>
      </FigureBody>
      <Rows aria-hidden="true">
        {['', ...months].map((label) => (
          <div key={label}>
            <SkeletonBar shape={{ width: 72, height: 12 }} />
            <SkeletonBar shape={{ width: '56%', height: 12 }} />
          </div>
        ))}
      </Rows>
    </>
  );
}
