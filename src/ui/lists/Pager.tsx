import { esES } from '@mui/material/locale';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';

const spanish = esES.components?.MuiPagination?.defaultProps;

/**
 * The portal's arrows, without the props that MUI passes to an icon: an svg does not accept them.
 */
const arrows = {
  previous: () => <ChevronLeftIcon size={20} />,
  next: () => <ChevronRightIcon size={20} />,
};

interface PagerProps {
  /** The current page, counted from 1. */
  page: number;
  count: number;
  onChange: (page: number) => void;
}

/** Page navigation with the names of MUI's Spanish locale; renders nothing for a single page. */
export function Pager({ page, count, onChange }: PagerProps) {
  if (count <= 1) return null;
  return (
    <Pagination
      {...spanish}
      page={page}
      count={count}
      siblingCount={0}
      renderItem={(item) => (
        // The number is the only child of its element: otherwise React could not change the number
        // after a browser's translation has wrapped it (docs/decisions.md, translated-pages).
        <PaginationItem {...item} page={<span>{item.page}</span>} slots={arrows} />
      )}
      onChange={(_event, next) => onChange(next)}
    />
  );
}
