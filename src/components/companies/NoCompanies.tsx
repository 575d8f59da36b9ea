import Button from '@mui/material/Button';
import { clip, plainText } from '../../lib/text/plainText.ts';
import { paths } from '../../config/paths.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import type { EmptyStateProps } from '../../ui/page/EmptyState.tsx';

interface NoCompaniesProps extends Pick<EmptyStateProps, 'headingLevel'> {
  /** The search text; '' if only a category narrows the list. */
  search: string;
  /** The name of the category that narrows the search. */
  category?: string | undefined;
  /** Shows all categories, or clears the search if no category is chosen. */
  onShowAll: () => void;
}

function adviceOf(text: string, category: string | undefined): string {
  if (text === '') return 'El banco todavía no ofrece empresas de este tipo.';
  return category === undefined
    ? 'Revisa cómo está escrito.'
    : `Buscamos solo en ${plainText(category, 40)}.`;
}

/**
 * The message that no company matches, with ways out: show all companies, or ask for the missing
 * one.
 */
export function NoCompanies({ search, category, onShowAll, ...rest }: NoCompaniesProps) {
  const text = search.trim();
  const isPart = text !== '' && category !== undefined;
  return (
    <EmptyState
      {...rest}
      title={text === '' ? 'No hay resultados' : `No encontramos «${clip(text)}»`}
      action={
        <>
          <Button variant="outlined" onClick={onShowAll}>
            {isPart ? 'Buscar en todas las empresas' : 'Ver todas las empresas'}
          </Button>
          <Button href={paths.contact} variant="outlined">
            Escríbenos
          </Button>
        </>
      }
    >
      {adviceOf(text, category)}
    </EmptyState>
  );
}
