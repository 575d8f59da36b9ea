import { styled } from '@mui/material/styles';
import type { Company } from '../../api/catalogueApi.ts';
import { quietText } from '../../theme/quietText.ts';
import { palette } from '../../theme/theme.ts';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';

const Option = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '8px 12px',
  borderRadius: 8,
  cursor: 'pointer',
  '&:hover': { backgroundColor: palette.action.hover },
  '&[aria-selected=true]': { backgroundColor: palette.tint.brand },
  '@media (forced-colors: active)': { '&[aria-selected=true]': { outline: '2px solid Highlight' } },
});
const Words = styled('span')({
  display: 'grid',
  minWidth: 0,
  fontWeight: 600,
  lineHeight: 1.35,
  '& small': {
    ...quietText,
    fontWeight: 400,
  },
});

/** A company of the list; `category` is its category's name, '' if unknown. */
interface CompanyOptionProps {
  id: string;
  company: Company;
  category: string;
  isHighlighted: boolean;
  onChoose: () => void;
}

/** An option of the search's list; the focus stays in the box. */
export function CompanyOption({
  id,
  company,
  category,
  isHighlighted,
  onChoose,
}: CompanyOptionProps) {
  return (
    <Option id={id} role="option" aria-selected={isHighlighted} onClick={onChoose}>
      <CompanyMark name={company.name} image={company.image} size={40} />
      <Words>
        <UntrustedText length={60}>{company.name}</UntrustedText>
        {category !== '' && (
          <small>
            <UntrustedText length={60}>{category}</UntrustedText>
          </small>
        )}
      </Words>
    </Option>
  );
}
