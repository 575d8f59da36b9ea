import { styled } from '@mui/material/styles';
import { useEffect, useImperativeHandle, useState } from 'react';
import type { Ref } from 'react';
import { useNavigate } from 'react-router';
import { useGetCategoriesQuery, useGetCompaniesQuery } from '../../api/catalogue.ts';
import { categoryName, findCompanies } from '../../api/catalogueSearch.ts';
import { countOf } from '../../lib/counts.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { companyPath } from './companyGroups.ts';
import { CompanyOption } from './CompanyOption.tsx';
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

function useSearchedCatalogue() {
  const companies = useGetCompaniesQuery();
  // Categories only add their names: without them the companies are still found.
  const { data: categories = [] } = useGetCategoriesQuery();
  return { companies, categories };
}

/** The companies that answer the search; the first is highlighted as soon as something was typed. */
export function CompanySuggestions({ ref, id, text, isOpen, onListed }: CompanySuggestionsProps) {
  const navigate = useNavigate();
  const [moved, setMoved] = useState<{ text: string; index: number }>();
  const { companies, categories } = useSearchedCatalogue();
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
      <VisuallyHidden as="output">{count > 0 && countOf(count, 'empresa')}</VisuallyHidden>
      <List id={id} role="listbox" aria-label="Empresas" tabIndex={-1} hidden={count === 0}>
        {found.map(({ company, category }, at) => (
          <CompanyOption
            key={company.id}
            id={`${id}-${at}`}
            company={company}
            category={category}
            isHighlighted={at === index}
            onChoose={() => void navigate(companyPath(company))}
          />
        ))}
      </List>
    </SuggestionsPanel>
  );
}
