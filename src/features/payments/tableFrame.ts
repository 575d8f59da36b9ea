import { styled } from '@mui/material/styles';
import { quietText } from '../../theme/quietText.ts';
import { palette, theme } from '../../theme/theme.ts';

/**
 * The table of payments: rows of equal height where there is room, a block per payment on a phone.
 * Dimmed by `data-stale`.
 */
export const TableFrame = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  transition: 'opacity 120ms ease',
  '&[data-stale]': { opacity: 0.5 },
  '& th': { ...quietText, padding: '0 16px 10px 0', fontWeight: 600, textAlign: 'start' },
  '& td': { height: 80, padding: '12px 16px 12px 0', overflowWrap: 'anywhere' },
  '& th, & td': { borderBottom: `1px solid ${palette.divider}` },
  '& small': { ...quietText, display: 'block' },
  '& [data-cell=date]': { fontVariantNumeric: 'tabular-nums lining-nums' },
  '& [data-cell=company] > div': { display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 },
  '& time': { whiteSpace: 'nowrap' },
  '& [data-cell=amount]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& [data-cell=action]': { paddingRight: 0, textAlign: 'end' },
  // Aligns its words with the column's end.
  '& [data-cell=action] > button, & [data-cell=action] > a': { marginInlineEnd: -12 },
  [theme.breakpoints.down('md')]: {
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '10px 16px',
      paddingBlock: 20,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& td': { height: 'auto', padding: 0, border: 0 },
    '& [data-cell=company]': { gridArea: '1 / 1' },
    '& [data-cell=company] bdi': { fontWeight: 600, lineHeight: 1.35 },
    '& [data-cell=amount]': { gridArea: '1 / 2' },
    '& [data-cell=date]': { gridArea: '2 / 1' },
    '& [data-cell=status]': { gridArea: '2 / 2', justifySelf: 'end' },
    '& [data-cell=action]': { gridArea: '3 / 1 / auto / -1', justifySelf: 'start' },
    '& [data-cell=action] > button, & [data-cell=action] > a': { marginInline: -12 },
  },
});
