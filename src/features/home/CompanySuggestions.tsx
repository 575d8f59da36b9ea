import { styled } from '@mui/material/styles';
import { useEffect, useImperativeHandle, useMemo, useState } from 'react';
import type { Ref } from 'react';
import { useNavigate } from 'react-router';
import { payable, useGetCategoriesQuery, useGetCompaniesQuery } from '../../api/catalogueApi.ts';
import { categoryName, findCompanies } from '../../api/catalogueSearch.ts';
import { visible } from '../../lib/arrivingText.ts';
import { countOf } from '../../lib/counts.ts';
import { unshownText } from '../../lib/unread.ts';
import { lookupPath } from '../../paths.ts';
import { plainList } from '../../theme/plainList.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { CompanyOption } from './CompanyOption.tsx';
import { NoSuggestions } from './NoSuggestions.tsx';
import { LeftOutNote, SuggestionsPanel } from './searchFrame.ts';

const List = styled('ul')({
  position: 'relative',
  maxHeight: 'min(392px, 50vh)',
  ...plainList,
  padding: 8,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** The most companies to list: with more, typing on is faster than reading. */
const mostSuggestions = 50;

/** What the search box needs to know of its list for its ARIA attributes. */
export interface Listing {
  count: number;
  highlightedId?: string;
}

/** How the search box controls its list. */
export interface SuggestionsHandle {
  /** Highlights the next or previous company, wrapping around. */
  move: (step: 1 | -1) => void;
  /** Opens the lookup of the highlighted company, if there is one. */
  choose: () => void;
}

/** The search text, and whether the list is open. */
interface CompanySuggestionsProps {
  ref: Ref<SuggestionsHandle>;
  id: string;
  text: string;
  isOpen: boolean;
  onListed: (listing: Listing) => void;
  focusBox: () => void;
}

/** Scrolls the list, but not the page, until the option is visible. */
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
  const { data: categories } = useGetCategoriesQuery();
  const catalogue = useMemo(
    // Categories only for their names; without them the companies are still found.
    () => ({
      categories: categories?.records ?? [],
      companies: payable(companies.data?.records ?? []),
    }),
    [categories, companies.data],
  );
  return { companies, catalogue };
}

/** The companies that match the search; the first is highlighted as soon as something is typed. */
export function CompanySuggestions({
  ref,
  id,
  text: typed,
  isOpen,
  onListed,
  focusBox,
}: CompanySuggestionsProps) {
  const text = visible(typed);
  const navigate = useNavigate();
  const [moved, setMoved] = useState<{ text: string; index: number }>();
  const { companies, catalogue } = useSearchedCatalogue();
  const leftOut = companies.data?.leftOut ?? 0;
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
      if (listed) void navigate(lookupPath({ companyId: listed.company.id }));
    },
  }));

  if (!isOpen) return null;
  return (
    // Pressing inside the panel must not take the focus from the box, which would close it.
    <SuggestionsPanel onMouseDown={(event) => event.preventDefault()}>
      {count === 0 && (
        <NoSuggestions
          text={text}
          companies={companies}
          onRetry={() => {
            // "Reintentar" disappears.
            focusBox();
            void companies.refetch();
          }}
        />
      )}
      <VisuallyHidden as="output">{count > 0 && countOf(count, 'empresa')}</VisuallyHidden>
      <List id={id} role="listbox" aria-label="Empresas" tabIndex={-1} hidden={count === 0}>
        {found.map(({ company, category }, at) => (
          <CompanyOption
            key={company.id}
            id={`${id}-${at}`}
            company={company}
            category={category}
            isHighlighted={at === index}
            onChoose={() => void navigate(lookupPath({ companyId: company.id }))}
          />
        ))}
      </List>
      {leftOut > 0 && <LeftOutNote>{unshownText(leftOut, 'empresa')}</LeftOutNote>}
    </SuggestionsPanel>
  );
}
