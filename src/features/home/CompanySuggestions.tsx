import { styled } from '@mui/material/styles';
import { useEffect, useImperativeHandle, useState } from 'react';
import type { Ref } from 'react';
import { useNavigate } from 'react-router';
import { useGetCategoriesQuery, useGetCompaniesQuery } from '../../api/catalogue.ts';
import { categoryName, findCompanies } from '../../api/catalogueSearch.ts';
import { imageUrl } from '../../api/images.ts';
import { CompanyMark } from '../../ui/CompanyMark.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { companyPath } from './companyGroups.ts';
import { NoSuggestions } from './NoSuggestions.tsx';
import { SuggestionsPanel } from './searchFrame.ts';

const List = styled('ul')({
  position: 'relative',
  maxHeight: 'min(392px, 50vh)',
  margin: 0,
  padding: 8,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
});
const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '8px 12px',
  borderRadius: 8,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-selected=true]': { backgroundColor: theme.vars.palette.tint.brand },
  '@media (forced-colors: active)': { '&[aria-selected=true]': { outline: '2px solid Highlight' } },
}));
const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  fontWeight: 600,
  lineHeight: 1.35,
  '& small': {
    ...theme.typography.body2,
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));

/** More than this nobody reads: typing on is faster. */
const mostSuggestions = 50;

/** What the search box must know of its list to describe itself. */
export interface Listing {
  count: number;
  highlightedId?: string;
}

/** What the search box asks of its list. */
export interface SuggestionsHandle {
  /** Highlights the next or the previous company, around the ends. */
  move: (step: 1 | -1) => void;
  /** Goes on with the highlighted company, if there is one. */
  choose: () => void;
}

/** The search as typed, and whether its list is open. */
export interface CompanySuggestionsProps {
  ref: Ref<SuggestionsHandle>;
  id: string;
  text: string;
  isOpen: boolean;
  onListed: (listing: Listing) => void;
}

/** Scrolls the list, and only the list, until the option is in sight. */
function reveal(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (!option || !list) return;
  const { offsetTop, offsetHeight } = option;
  if (offsetTop < list.scrollTop) list.scrollTop = offsetTop;
  const overflow = offsetTop + offsetHeight - list.clientHeight;
  if (overflow > list.scrollTop) list.scrollTop = overflow;
}

function useCatalogue() {
  const companies = useGetCompaniesQuery();
  // Categories only add their names: without them the companies are still found.
  const { data: categories = [] } = useGetCategoriesQuery();
  return { companies, categories };
}

/** The companies that answer the search; the first is highlighted as soon as something was typed. */
export function CompanySuggestions({ ref, id, text, isOpen, onListed }: CompanySuggestionsProps) {
  const navigate = useNavigate();
  const [moved, setMoved] = useState<{ text: string; index: number }>();
  const { companies, categories } = useCatalogue();
  const catalogue = { categories, companies: companies.data ?? [] };
  const found = findCompanies(catalogue, { search: text })
    .slice(0, mostSuggestions)
    .map((company) => ({ company, category: categoryName(catalogue, company) }));
  const untouched = text.trim() === '' ? -1 : 0;
  const index = moved?.text === text ? moved.index : untouched;
  const count = found.length;
  const highlightedId = index >= 0 && index < count ? `${id}-${index}` : undefined;

  useEffect(() => {
    onListed({ count, ...(highlightedId && { highlightedId }) });
  }, [onListed, count, highlightedId]);
  useEffect(() => {
    if (isOpen && highlightedId) reveal(document.getElementById(highlightedId));
  }, [isOpen, highlightedId]);
  useImperativeHandle(ref, () => ({
    move: (step) => {
      const start = index < 0 && step < 0 ? 0 : index;
      if (count > 0) setMoved({ text, index: (start + step + count) % count });
    },
    choose: () => {
      const listed = found[index];
      if (listed) void navigate(companyPath(listed.company));
    },
  }));

  if (!isOpen) return null;
  return (
    // Pressing in the sheet must not take the focus out of the box, which would close it.
    <SuggestionsPanel onMouseDown={(event) => event.preventDefault()}>
      {count === 0 && <NoSuggestions text={text} companies={companies} />}
      <VisuallyHidden as="output">{countText(count)}</VisuallyHidden>
      <List id={id} role="listbox" aria-label="Empresas" tabIndex={-1} hidden={count === 0}>
        {found.map(({ company, category }, at) => (
          <Option
            key={company.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === index}
            onClick={() => void navigate(companyPath(company))}
          >
            <CompanyMark name={company.name} image={imageUrl(company.image)} size={40} />
            <Words>
              {company.name}
              {category !== '' && <small>{category}</small>}
            </Words>
          </Option>
        ))}
      </List>
    </SuggestionsPanel>
  );
}

function countText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 empresa' : `${count} empresas`;
}
