import { styled } from '@mui/material/styles';
import { formatPesos, sumPesos } from '../../lib/money.ts';
import { palette, theme } from '../../theme/theme.ts';
import { edgeShadow } from '../../ui/lists/edgeShadow.ts';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { MonthlyReport } from './monthlyReport.ts';
import { monthTitle } from './monthWords.ts';
import { Swatch } from './reportStyles.ts';
import { seriesColour } from './seriesColours.ts';

const Scroller = styled('div')({
  position: 'relative',
  overflowX: 'auto',
  marginTop: 32,
  background: edgeShadow('right', palette.background.default, palette.divider),
  // Nothing scrolls on paper.
  '@media print': { overflow: 'visible', background: 'none' },
});
const Table = styled('table')({
  ...theme.typography.body2,
  width: '100%',
  // Collapsed borders would not move with the cells that stick.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': {
    padding: '8px 0 8px 14px',
    borderBottom: `1px solid ${palette.divider}`,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    [theme.breakpoints.down('lg')]: { paddingLeft: 9 },
  },
  '& thead th': {
    verticalAlign: 'bottom',
    fontWeight: 600,
    color: palette.text.secondary,
    borderBottomColor: palette.line.strong,
  },
  // The months stay visible while the companies scroll.
  '& tr > th:first-of-type': {
    position: 'sticky',
    left: 0,
    paddingLeft: 0,
    textAlign: 'start',
    backgroundColor: palette.background.default,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: '100%',
      width: 14,
      background: `linear-gradient(to left, transparent, ${palette.background.default})`,
      pointerEvents: 'none',
    },
  },
  '& tbody th': { fontWeight: 400 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& td[data-none]': { color: palette.text.secondary },
  '& tr > :last-child': { fontWeight: 600, color: palette.text.primary },
  // So do the sums, where there is room for both; what scrolls below them fades.
  [theme.breakpoints.up('sm')]: {
    '& tr > :last-child': {
      position: 'sticky',
      right: 0,
      background: `linear-gradient(to right, transparent, ${palette.background.default} 14px)`,
    },
  },
  '& tfoot :is(th, td)': {
    border: 0,
    borderTop: `1px solid ${palette.line.strong}`,
    fontWeight: 600,
  },
  '@media print': {
    fontSize: '0.6875rem',
    '& th, & td': { paddingLeft: 6 },
    '& tr > :is(th:first-of-type, :last-child)': {
      position: 'static',
      background: 'none',
      '&::after': { display: 'none' },
    },
  },
});
const Company = styled('span')({
  display: 'inline-block',
  maxWidth: 112,
  whiteSpace: 'normal',
  lineHeight: 1.35,
  // The colour lies on the rule below the names.
  '& > span': { display: 'block', width: '100%', height: 4, margin: '5px 0 -8px' },
});

/** The cells of a row: an amount per company, and their sum. */
function Amounts({ amounts }: { amounts: readonly number[] }) {
  return [...amounts, sumPesos(amounts)].map((amount, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- companies keep their order
    <td key={index} translate="no" data-none={amount === 0 ? '' : undefined}>
      {formatPesos(amount)}
    </td>
  ));
}

/**
 * The figure's amounts as a table: months by companies, with the sums of both (docs/trust.md, T29).
 * On a phone it scrolls by itself.
 */
export function MonthTable({ report: { companies, months } }: { report: MonthlyReport }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <Scroller role="region" aria-label="Tabla de pagos por mes" tabIndex={0}>
      <Table>
        <VisuallyHidden as="caption">Pagos por mes</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Mes</th>
            {companies.map(({ key, name }, index) => (
              <th key={key} scope="col">
                <Company>
                  <UntrustedText length={40}>{name}</UntrustedText>
                  <Swatch style={{ backgroundColor: seriesColour(index) }} />
                </Company>
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ label, amounts }) => (
            <tr key={label}>
              <th scope="row">{monthTitle(label)}</th>
              <Amounts amounts={amounts} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <Amounts amounts={companies.map(({ total }) => total)} />
          </tr>
        </tfoot>
      </Table>
    </Scroller>
  );
}
