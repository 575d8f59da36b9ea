import { styled } from '@mui/material/styles';
import { palette, theme } from '../../theme/theme.ts';
import { pressable } from '../../ui/buttons/buttonStyles.ts';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { CompanyMark } from './CompanyMark.tsx';

const Group = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
const Pill = styled('button')({
  ...pressable,
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  fontWeight: 550,
  minHeight: 44,
  maxWidth: '100%',
  gap: 8,
  padding: '6px 14px 6px 8px',
  justifyContent: 'flex-start',
  textAlign: 'start',
  color: palette.text.primary,
  border: `1px solid ${palette.divider}`,
  borderRadius: 'var(--radius)',
  backgroundColor: palette.background.paper,
  transition: 'background-color 120ms ease',
  '&:hover': { borderColor: palette.primary.main },
  '&[aria-pressed=true]': {
    borderColor: palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
    backgroundColor: palette.tint.brand,
  },
});

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
    <Group aria-label="Categorías">
      {categories.map(({ id, name, icon }) => (
        <Pill
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id === chosen ? undefined : id)}
        >
          <CompanyMark name={name} image={icon} size={28} />
          <UntrustedText length={40}>{name}</UntrustedText>
        </Pill>
      ))}
    </Group>
  );
}
