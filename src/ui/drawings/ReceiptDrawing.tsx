import { styled } from '@mui/material/styles';
import { sumAmounts } from '../../lib/money.ts';
import { palette, theme } from '../../theme/theme.ts';
import { CheckIcon } from '../icons/icons.tsx';
import { MoneyText } from '../text/MoneyText.tsx';
import { TotalLine } from '../text/TotalLine.tsx';
import { LogoMark } from './Logo.tsx';
import { PaperSlip, SlipDivider } from './PaperSlip.tsx';

const Stage = styled('div')({
  position: 'relative',
  width: '100%',
  maxWidth: 420,
  padding: '24px 36px 40px 8px',
  WebkitUserSelect: 'none',
});
const Spot = styled('div')({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: '78%',
  aspectRatio: 1,
  borderRadius: '50%',
  backgroundColor: palette.accent.soft,
});
const Tilted = styled('div')({ position: 'relative', transform: 'rotate(-2.5deg)' });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  ...theme.typography.subtitle2,
});
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 9,
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    color: palette.text.secondary,
  },
});
const Dot = styled('span')({
  width: 36,
  height: 36,
  borderRadius: 10,
  display: 'grid',
  placeItems: 'center',
  color: '#fff',
  fontWeight: 650,
  fontSize: '0.875rem',
});
const Paid = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  marginTop: 16,
  padding: '6px 14px 6px 10px',
  borderRadius: 'var(--radius)',
  fontWeight: 650,
  color: palette.success.main,
  backgroundColor: palette.tint.success,
});

const bills = [
  { name: 'Luz Maitén', detail: 'Electricidad', amount: 25_990, colour: '#B45309' },
  { name: 'Aguas Mirasol', detail: 'Agua potable', amount: 18_450, colour: '#1D5FA8' },
  { name: 'Fibra Tepú', detail: 'Internet hogar', amount: 21_990, colour: '#6D3FA0' },
];

/**
 * The home page's drawing: a paid receipt with three bills of fictional companies. Purely
 * decorative.
 */
export function ReceiptDrawing() {
  return (
    <Stage aria-hidden="true">
      <Spot />
      <Tilted>
        <PaperSlip torn="both">
          <Head>
            <span>Comprobante</span>
            <LogoMark size={28} />
          </Head>
          <SlipDivider />
          {bills.map(({ name, detail, amount, colour }) => (
            <Line key={name}>
              <Dot sx={{ bgcolor: colour }}>{name.charAt(0)}</Dot>
              <span>
                {name}
                <small>{detail}</small>
              </span>
              <MoneyText amount={amount} />
            </Line>
          ))}
          <SlipDivider />
          <TotalLine amount={sumAmounts(bills)} />
          <Paid>
            <CheckIcon size={20} />
            Pagado
          </Paid>
        </PaperSlip>
      </Tilted>
    </Stage>
  );
}
