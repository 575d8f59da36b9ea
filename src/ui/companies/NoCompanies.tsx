import { paths } from '../../paths.ts';
import { Button } from '../buttons/Button.tsx';
import { LinkButton } from '../buttons/LinkButton.tsx';
import { EmptyState } from '../page/EmptyState.tsx';
import type { EmptyStateProps } from '../page/EmptyState.tsx';

interface NoCompaniesProps extends Pick<EmptyStateProps, 'headingLevel'> {
  /** What was searched for; '' if only a category narrows the list. */
  search: string;
  /** Ends the search and the choice of a category. */
  onShowAll: () => void;
}

/** Says that no company matches, and the ways out: all of them, or asking for the missing one. */
export function NoCompanies({ search, onShowAll, ...rest }: NoCompaniesProps) {
  const text = search.trim();
  return (
    <EmptyState
      {...rest}
      title={text === '' ? 'No hay resultados' : `No encontramos «${text}»`}
      action={
        <>
          <Button variant="outlined" onClick={onShowAll}>
            Ver todas las empresas
          </Button>
          <LinkButton to={paths.contact} variant="outlined">
            Escríbenos
          </LinkButton>
        </>
      }
    >
      {text === ''
        ? 'El banco todavía no ofrece empresas de este tipo.'
        : 'Revisa cómo está escrito.'}
    </EmptyState>
  );
}
