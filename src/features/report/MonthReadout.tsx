import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/plainList.ts';
import { quietText } from '../../theme/quietText.ts';
import { palette, theme } from '../../theme/theme.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { Swatch } from './reportStyles.ts';
import { seriesColour } from './seriesColours.ts';

const Frame = styled('div')({ minWidth: 0 });
const Title = styled('p')({
  ...quietText,
  margin: 0,
});
const Companies = styled('ul')({
  ...plainList,
  margin: '12px 0 0',
  display: 'grid',
  // Below the columns, the names would stand far from their amounts. Firefox prints nothing of
  // `columns` in here.
  '@container (min-width: 35em) and (max-width: 51.249em)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 40,
  },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: 10,
    padding: '7px 0',
    borderTop: `1px solid ${palette.divider}`,
  },
});
const Name = styled('span')({ ...theme.typography.body2, lineHeight: 1.35 });

/** What the readout shows: the month or days, and pesos per company in the figure's order. */
interface MonthReadoutProps {
  title: string;
  total: number;
  companies: readonly { key: string; name: string; amount: number }[];
  /** Goes back from one month to all of them. */
  onShowAll?: (() => void) | undefined;
}

/** The figure's legend: each company's colour, name and amount, in all or in the active month. */
export function MonthReadout({ title, total, companies, onShowAll }: MonthReadoutProps) {
  return (
    <Frame>
      <Title>{title}</Title>
      <MoneyText amount={total} size="large" />
      <Companies aria-label="Empresas">
        {companies.map(({ key, name, amount }, index) => (
          <li key={key}>
            <Swatch style={{ backgroundColor: seriesColour(index) }} />
            <Name>
              <UntrustedText length={40}>{name}</UntrustedText>
            </Name>
            <MoneyText amount={amount} />
          </li>
        ))}
      </Companies>
      {onShowAll && (
        <Button variant="text" size="small" onClick={onShowAll} style={{ marginLeft: -12 }}>
          Ver todo el período
        </Button>
      )}
    </Frame>
  );
}
