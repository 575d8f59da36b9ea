import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { CompanyMark } from './CompanyMark.tsx';

interface CategoryFilterProps {
  categories: readonly { id: string; name: string; icon?: string | undefined }[];
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
        >
          <CompanyMark name={name} image={icon} size={28} />
          <UntrustedText length={40}>{name}</UntrustedText>
        </ToggleButton>
      ))}
    </Stack>
  );
}
