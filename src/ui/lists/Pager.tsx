import { esES } from '@mui/material/locale';
import Pagination from '@mui/material/Pagination';
import { styled } from '@mui/material/styles';
import { palette } from '../../theme/theme.ts';

const spanish = esES.components?.MuiPagination?.defaultProps;

const Pages = styled(Pagination)({
  marginTop: 24,
  '@media print': { display: 'none' },
  '& ul': { gap: 2 },
  '& .MuiPaginationItem-root': {
    // Seven of them fit on a narrow phone.
    minWidth: 'min(44px, 12vw)',
    height: 44,
    margin: 0,
    borderRadius: 'var(--radius)',
    fontSize: '1rem',
    fontVariantNumeric: 'tabular-nums',
    color: palette.text.primary,
  },
  '& .MuiPaginationItem-ellipsis': { lineHeight: '44px' },
  '& .MuiPaginationItem-root.Mui-selected, & .MuiPaginationItem-root.Mui-selected:hover': {
    fontWeight: 650,
    color: palette.primary.main,
    backgroundColor: palette.tint.brand,
  },
});

interface PagerProps {
  /** The current page, counted from 1. */
  page: number;
  /** How many pages there are. */
  count: number;
  onChange: (page: number) => void;
}

/**
 * Page navigation named as in MUI's Spanish locale (ruling 40), narrow enough for a phone; nothing
 * for a single page.
 */
export function Pager({ page, count, onChange }: PagerProps) {
  if (count <= 1) return null;
  return (
    <Pages
      {...spanish}
      page={page}
      count={count}
      siblingCount={0}
      onChange={(_event, next) => onChange(next)}
    />
  );
}
