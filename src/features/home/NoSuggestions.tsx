import type { useGetCompaniesQuery } from '../../api/catalogue.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { SuggestionsNote } from './searchFrame.ts';

/** The search text, and the query of the companies. */
interface NoSuggestionsProps {
  text: string;
  companies: ReturnType<typeof useGetCompaniesQuery>;
}

/** Why the list is empty: still loading, failed to load, or no match. */
export function NoSuggestions({ text, companies }: NoSuggestionsProps) {
  const { data, isError, isFetching, refetch } = companies;
  if (!data && isError && !isFetching) {
    return (
      <SuggestionsNote>
        No pudimos cargar las empresas.{' '}
        <Button variant="text" onClick={() => void refetch()}>
          Reintentar
        </Button>
      </SuggestionsNote>
    );
  }
  return (
    <SuggestionsNote>
      {data
        ? `No encontramos «${text.trim()}». Revisa cómo está escrito o busca la empresa por su servicio.`
        : 'Buscando empresas…'}
    </SuggestionsNote>
  );
}
