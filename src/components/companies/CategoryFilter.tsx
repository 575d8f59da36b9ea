import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import type { Category } from '../../api/catalogueApi.ts';
import { palette } from '../../theme/theme.ts';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { CompanyMark } from './CompanyMark.tsx';

const pill = {
  typography: 'body2',
  minHeight: 44,
  maxWidth: '100%',
  padding: '6px 14px 6px 8px',
  gap: 1,
  fontWeight: 550,
  textAlign: 'start',
  color: 'text.primary',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
  '&.Mui-selected, &.Mui-selected:hover': {
    color: 'text.primary',
    borderColor: 'primary.main',
    boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
    backgroundColor: 'tint.brand',
  },
};

interface CategoryFilterProps {
  categories: readonly Category[];
  chosen: string | undefined;
  /** Called with the category to narrow to, or undefined for all of them. */
  onChoose: (id: string | undefined) => void;
}

/**
 * A button per category; the pressed one narrows the list, and pressing it again lifts the filter.
 */
export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  return (
    <Stack
      role="group"
      aria-label="Categorías"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, minWidth: 0 }}
    >
      {categories.map(({ id, name, icon }) => (
        <ToggleButton
          key={id}
          value={id}
          selected={id === chosen}
          onChange={() => onChoose(id === chosen ? undefined : id)}
          sx={pill}
        >
          <CompanyMark name={name} image={icon} size={28} />
          <UntrustedText length={40}>{name}</UntrustedText>
        </ToggleButton>
      ))}
    </Stack>
  );
}
