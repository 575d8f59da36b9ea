import { styled } from '@mui/material/styles';
import { quietText } from '../../theme/quietText.ts';
import { palette, theme } from '../../theme/theme.ts';

/** Styles a `Receipt` for screen and paper: a table or, on a narrow screen, a block per account. */
export const ReceiptPaper = styled('div')({
  '& dl': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px 40px',
    margin: '0 0 24px',
    '& > :first-of-type': { flexBasis: '100%' },
    '& > :first-of-type dd': { fontSize: '1.875rem', lineHeight: 1.2, letterSpacing: '-0.02em' },
  },
  '& dt': quietText,
  '& dd': {
    margin: 0,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
  },
  '& h3': { ...theme.typography.h3, paddingTop: 20, borderTop: `2px dotted ${palette.divider}` },
  '& table': { width: '100%', marginTop: 8, borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '12px 16px 12px 0',
    borderBottom: `1px solid ${palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'baseline',
    overflowWrap: 'anywhere',
    fontSize: '0.875rem',
    lineHeight: 1.5,
  },
  '& td:first-of-type': { fontWeight: 600 },
  '& td:first-of-type > div': { ...quietText, fontWeight: 400 },
  '& thead th': { ...quietText, fontWeight: 600, whiteSpace: 'nowrap' },
  '& th:last-child, & td:last-child': {
    paddingRight: 0,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontWeight: 600,
  },
  '& tbody td:last-child': { fontSize: '1rem' },
  '& tfoot th, & tfoot td': { borderBottom: 0, fontWeight: 650, fontSize: '1rem' },
  '& tfoot td': { fontSize: '1.125rem' },
  [theme.breakpoints.down('md').replace('@media ', '@media screen and ')]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'baseline',
      columnGap: 16,
      paddingBlock: 12,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& tfoot tr': { borderBottom: 0 },
    '& tbody td, & tfoot th, & tfoot td': { padding: 0, borderBottom: 0 },
    '& tbody td:first-of-type': { gridArea: '1 / 1' },
    '& tbody td:last-child': { gridArea: '1 / 2' },
    '& td[data-label]': { gridColumn: '1 / -1', color: palette.text.secondary },
    '& td[data-label]:empty': { display: 'none' },
    '& td[data-label]::before': { content: 'attr(data-label) ": "' },
  },
});
