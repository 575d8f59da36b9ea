import { styled } from '@mui/material/styles';
import { Suspense, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { palette } from '../../theme/theme.ts';
import { useEarlyText } from '../../ui/fields/useEarlyText.ts';
import { SearchIcon } from '../../ui/icons/firstIcons.tsx';
import { lazyPart } from '../../ui/loading/lazyPart.ts';
import type { Listing, SuggestionsHandle } from './CompanySuggestions.tsx';
import { SuggestionsNote, SuggestionsPanel } from './searchFrame.ts';

const CompanySuggestions = lazyPart(
  async () => (await import('./CompanySuggestions.tsx')).CompanySuggestions,
);

const Frame = styled('div')({ position: 'relative' });
const Box = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 64,
  paddingInline: 20,
  cursor: 'text',
  borderRadius: 'var(--radius)',
  border: `1px solid ${palette.line.strong}`,
  backgroundColor: palette.background.paper,
  boxShadow: 'var(--shadow)',
  '&:hover': { borderColor: palette.text.primary },
  '&:focus-within': {
    borderColor: palette.primary.main,
    outline: `3px solid ${palette.primary.main}`,
    outlineOffset: -2,
  },
  '& svg': { flex: 'none', color: palette.primary.main },
});
const Input = styled('input')({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  '&:focus-visible': { outline: 'none' },
  font: 'inherit',
  fontSize: '1.125rem',
  color: 'inherit',
  background: 'none',
  '&::placeholder': { color: palette.text.secondary, opacity: 1 },
});

const nothingListed: Listing = { count: 0 };

/** What is typed into the search. */
interface HomeSearchProps {
  text: string;
  onText: (text: string) => void;
}

/**
 * The home page's search: a combobox over the companies. The box works from the first paint and
 * keeps what is typed while the companies and the matching code load.
 */
export function HomeSearch({ text, onText }: HomeSearchProps) {
  const listId = useId();
  const suggestions = useRef<SuggestionsHandle>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [listing, setListing] = useState(nothingListed);
  const frame = useRef<HTMLDivElement>(null);
  const search = (typed: string) => {
    onText(typed);
    setIsOpen(true);
  };
  useEarlyText(frame, text, search);
  const isListed = isOpen && listing.count > 0;

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) suggestions.current?.move(event.key === 'ArrowDown' ? 1 : -1);
      else setIsOpen(true);
    } else if (event.key === 'Enter') {
      if (isOpen) suggestions.current?.choose();
      else setIsOpen(true);
    } else if (event.key === 'Escape') {
      if (isOpen) setIsOpen(false);
      else onText('');
    }
  };

  return (
    <Frame
      ref={frame}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <Box>
        <SearchIcon />
        <Input
          type="text"
          // A <select> or <datalist> can neither keep free text nor show a company's mark.
          role="combobox"
          aria-label="Busca tu empresa"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={listId}
          aria-activedescendant={isListed ? listing.highlightedId : undefined}
          placeholder="Busca tu empresa"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={(event) => search(event.target.value)}
          onClick={() => setIsOpen(true)}
          onKeyDown={press}
        />
      </Box>
      <Suspense
        fallback={
          isOpen && (
            <SuggestionsPanel>
              <SuggestionsNote>Buscando empresas…</SuggestionsNote>
            </SuggestionsPanel>
          )
        }
      >
        <CompanySuggestions
          ref={suggestions}
          id={listId}
          text={text}
          isOpen={isOpen}
          onListed={setListing}
          focusBox={() => frame.current?.querySelector('input')?.focus()}
        />
      </Suspense>
    </Frame>
  );
}
