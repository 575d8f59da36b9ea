import { esES } from '@mui/material/locale';
import Pagination from '@mui/material/Pagination';
import { styled } from '@mui/material/styles';

const spanish = esES.components?.MuiPagination?.defaultProps;

const Pages = styled(Pagination)(({ theme }) => ({
  marginTop: 24,
  '@media print': { display: 'none' },
  '& ul': { gap: 2 },
  '& .MuiPaginationItem-root': {
    minWidth: 40,
    height: 40,
    margin: 0,
    borderRadius: 'var(--radius)',
    fontSize: '1rem',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
  },
  '& .MuiPaginationItem-ellipsis': { lineHeight: '40px' },
  '& .MuiPaginationItem-root.Mui-selected, & .MuiPaginationItem-root.Mui-selected:hover': {
    fontWeight: 650,
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.tint.brand,
  },
}));

/** The pages of a list. */
export interface PagerProps {
  /** The page that shows, counted from 1. */
  page: number;
  /** How many pages there are. */
  count: number;
  onChange: (page: number) => void;
  /** What is paged, as read aloud: 'Páginas de pagos'. */
  label: string;
}

/** The way from page to page, in MUI's Spanish words (ruling 40); none where there is one page. As narrow as a phone. */
export function Pager({ page, count, onChange, label }: PagerProps) {
  if (count <= 1) return null;
  return (
    <Pages
      {...spanish}
      aria-label={label}
      page={page}
      count={count}
      siblingCount={0}
      onChange={(_event, next) => onChange(next)}
    />
  );
}
