import { styled } from '@mui/material/styles';
import { range } from '../../lib/range.ts';
import { palette, theme } from '../../theme/theme.ts';
import { SkeletonBar, SkeletonLines, Waiting } from '../../ui/loading/skeletonParts.tsx';

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, minHeight: 48 });
const Toolbar = styled(Line)({
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '12px 24px',
  margin: '24px 0 8px',
  paddingBlock: 12,
  borderBlock: `1px solid ${palette.divider}`,
  '& > :last-child': { width: 172 },
  [theme.breakpoints.down('sm')]: { '& > :last-child': { width: '100%' } },
});
const Row = styled(Line)({
  gap: 20,
  minHeight: 96,
  paddingBlock: 16,
  borderBottom: `1px solid ${palette.divider}`,
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 100px',
    gap: '12px 16px',
    justifyItems: 'end',
    minHeight: 132,
    '& > div': { gridRow: 'span 2', width: '100%' },
  },
});

/** The company, the toolbar and the debts while the bank is asked. */
export function DebtsSkeleton() {
  return (
    <Waiting label="Consultando tus deudas…">
      <Line>
        <SkeletonBar shape={{ width: 48, height: 48, borderRadius: 12, flex: 'none' }} />
        <SkeletonLines>
          <SkeletonBar shape={{ width: 144, maxWidth: '60%', height: 16 }} />
          <SkeletonBar shape={{ width: 232, maxWidth: '90%', height: 12 }} />
        </SkeletonLines>
      </Line>
      <Toolbar>
        <SkeletonBar shape={{ width: 168, height: 16 }} />
        <SkeletonBar shape={{ height: 48, borderRadius: 'var(--radius)' }} />
      </Toolbar>
      {range(3).map((index) => (
        <Row key={index}>
          <SkeletonLines>
            <SkeletonBar shape={{ width: index % 2 ? '46%' : '58%', height: 16 }} />
            <SkeletonBar shape={{ width: '72%', height: 12 }} />
          </SkeletonLines>
          <SkeletonBar shape={{ width: 80, height: 20 }} />
          <SkeletonBar shape={{ width: 112, height: 48, borderRadius: 'var(--radius)' }} />
        </Row>
      ))}
    </Waiting>
  );
}
