import Button from '@mui/material/Button';
import type { useGetCompaniesQuery } from '../../api/catalogueApi.ts';
import { clip } from '../../lib/plainText.ts';
import { SuggestionsNote } from './searchFrame.ts';

/** The search text, and the query of the companies. */
interface NoSuggestionsProps {
  text: string;
  companies: ReturnType<typeof useGetCompaniesQuery>;
  onRetry: () => void;
}

/** Why the list is empty: still loading, failed to load, or no match. */
export function NoSuggestions({ text, companies, onRetry }: NoSuggestionsProps) {
  const { data, isError, isFetching } = companies;
  if (!data && isError && !isFetching) {
    return (
      <SuggestionsNote>
        No pudimos cargar las empresas.{' '}
        <Button variant="text" onClick={onRetry}>
          Reintentar
        </Button>
      </SuggestionsNote>
    );
  }
  return (
    <SuggestionsNote>
      {data
        ? `No encontramos «${clip(text.trim())}». Revisa cómo está escrito o busca la empresa por su servicio.`
        : 'Buscando empresas…'}
    </SuggestionsNote>
  );
}
