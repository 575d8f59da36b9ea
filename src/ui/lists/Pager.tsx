import { esES } from '@mui/material/locale';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';
import { ChevronRightIcon } from '../icons/icons.tsx';

const spanish = esES.components?.MuiPagination?.defaultProps;

const Mirrored = styled(ChevronRightIcon)({ transform: 'scaleX(-1)' });

/** The portal's own arrows; what MUI passes to its icons is not for an svg. */
const arrows = {
  previous: () => <Mirrored size={20} />,
  next: () => <ChevronRightIcon size={20} />,
};

interface PagerProps {
  /** The current page, counted from 1. */
  page: number;
  /** How many pages there are. */
  count: number;
  onChange: (page: number) => void;
}

/**
 * Page navigation named as in MUI's Spanish locale, narrow enough for a phone; nothing for a single
 * page.
 */
export function Pager({ page, count, onChange }: PagerProps) {
  if (count <= 1) return null;
  return (
    <Pagination
      {...spanish}
      page={page}
      count={count}
      siblingCount={0}
      sx={{ mt: 3, displayPrint: 'none' }}
      renderItem={(item) => (
        // Its own element: MUI renders the number beside other things.
        <PaginationItem {...item} page={<span>{item.page}</span>} slots={arrows} />
      )}
      onChange={(_event, next) => onChange(next)}
    />
  );
}
