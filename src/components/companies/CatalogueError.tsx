import { LoadError } from '../errors/LoadError.tsx';

/** Stands in place of the companies when they could not be loaded. */
export function CatalogueError(props: { error: unknown; retry: () => void }) {
  return <LoadError title="No pudimos cargar las empresas" {...props} />;
}
