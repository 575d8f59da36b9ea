import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { payable, useGetCategoriesQuery, useGetCompaniesQuery } from '../../api/catalogueApi.ts';
import { categoryName, findCompanies } from '../../api/catalogueSearch.ts';
import { visible } from '../../lib/text/arrivingText.ts';
import { countOf } from '../../lib/counts.ts';
import { unshownText } from '../../lib/unread.ts';
import { lookupPath } from '../../config/paths.ts';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { useEarlyText } from '../../ui/fields/useEarlyText.ts';
import { SearchIcon } from '../../ui/icons/icons.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { NoSuggestions } from './NoSuggestions.tsx';

/** How many companies are listed at most; in a longer list, typing on is faster than reading. */
const mostSuggestions = 50;

const listbox = {
  p: 1,
  maxHeight: 'min(392px, 50vh)',
  overscrollBehavior: 'contain',
  '& .MuiAutocomplete-option': {
    gap: 1.5,
    minHeight: 60,
    p: '8px 12px',
    borderRadius: '8px',
    '&.Mui-focused, &.Mui-focusVisible': {
      backgroundColor: 'tint.brand',
      '@media (forced-colors: active)': { outline: '2px solid Highlight' },
    },
  },
};

/** The popup, with a notice if companies of the bank's list could not be read. */
function SuggestionsPaper({ children, ...props }: PaperProps) {
  const { data } = useGetCompaniesQuery();
  const leftOut = data?.leftOut ?? 0;
  return (
    <Paper {...props}>
      {children}
      {leftOut > 0 && (
        <Typography
          variant="body2"
          sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
        >
          {unshownText(leftOut, 'empresa')}
        </Typography>
      )}
    </Paper>
  );
}

interface HomeSearchProps {
  text: string;
  onText: (text: string) => void;
}

/** This component is prerendered, and takes over text that was typed before its code had loaded. */
export function HomeSearch({ text, onText }: HomeSearchProps) {
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useGetCompaniesQuery();
  const { data: categories } = useGetCategoriesQuery();
  const catalogue = useMemo(
    // Only the names of categories are needed; without them the companies can still be found.
    () => ({ categories: categories?.records ?? [], companies: payable(data?.records ?? []) }),
    [categories, data],
  );
  const search = visible(text);
  const found = isOpen ? findCompanies(catalogue, { search }).slice(0, mostSuggestions) : [];

  useEarlyText(frame, text, (typed) => {
    onText(typed);
    setIsOpen(document.activeElement === box.current);
  });

  return (
    <Box
      ref={frame}
      sx={{ position: 'relative' }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <Autocomplete
        value={null}
        inputValue={text}
        onInputChange={(_event, typed) => onText(typed)}
        open={isOpen}
        onOpen={() => setIsOpen(true)}
        // A blur does not close the popup, because "Reintentar" in it may have the focus.
        onClose={(_event, reason) => reason !== 'blur' && setIsOpen(false)}
        options={found}
        filterOptions={(companies) => companies}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        onChange={(_event, company) => {
          if (company) void navigate(lookupPath({ companyId: company.id }));
        }}
        autoHighlight={search.trim() !== ''}
        clearOnEscape
        clearOnBlur={false}
        selectOnFocus={false}
        handleHomeEndKeys={false}
        forcePopupIcon={false}
        loading={!data && !isError}
        loadingText="Buscando empresas…"
        noOptionsText={
          <NoSuggestions
            text={search}
            isFailed={!data && isError}
            isRetrying={isFetching}
            onRetry={() => {
              // "Reintentar" disappears, so the focus moves to the field.
              box.current?.focus();
              void refetch();
            }}
          />
        }
        disablePortal
        slots={{ paper: SuggestionsPaper }}
        sx={{
          '& .MuiOutlinedInput-root': {
            p: '0 20px',
            '& .MuiAutocomplete-input': { p: '0 0 0 12px' },
          },
        }}
        slotProps={{
          popper: {
            placement: 'bottom-start',
            modifiers: [
              { name: 'flip', enabled: false },
              { name: 'offset', options: { offset: [0, 8] } },
            ],
            sx: { '& .MuiAutocomplete-loading, & .MuiAutocomplete-noOptions': { p: '22px 20px' } },
          },
          paper: { elevation: 8, variant: 'elevation', sx: { border: 1, borderColor: 'divider' } },
          listbox: { 'aria-label': 'Empresas', 'aria-labelledby': undefined, sx: listbox },
        }}
        renderInput={({ id, slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            id={id}
            inputRef={box}
            fullWidth
            name="busqueda"
            placeholder="Busca tu empresa"
            startAdornment={<SearchIcon />}
            slotProps={{
              input: {
                ...slotProps.htmlInput,
                'aria-label': 'Busca tu empresa',
                enterKeyHint: 'search',
              },
            }}
            sx={{
              height: 64,
              fontSize: '1.125rem',
              boxShadow: 'var(--shadow)',
              '& svg': { color: 'primary.main' },
            }}
          />
        )}
        renderOption={({ key, ...props }, company) => {
          const category = categoryName(catalogue, company);
          return (
            <li key={key} {...props}>
              <CompanyMark name={company.name} image={company.image} size={40} />
              <ListItemText
                primary={<UntrustedText length={60}>{company.name}</UntrustedText>}
                secondary={category !== '' && <UntrustedText length={60}>{category}</UntrustedText>}
              />
            </li>
          );
        }}
      />
      <VisuallyHidden as="output">
        {found.length > 0 && countOf(found.length, 'empresa')}
      </VisuallyHidden>
    </Box>
  );
}
