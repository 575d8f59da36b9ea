import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { clip } from '../../lib/text/plainText.ts';
import { paths } from '../../config/paths.ts';

/** The message with its button or link beside it, or below it on narrow windows. */
const row = {
  direction: 'row',
  sx: { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 },
} as const;

interface NoSuggestionsProps {
  /** The search text. */
  text: string;
  isFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/**
 * Says why no company is listed: loading is being retried, it has failed, or no company matches.
 */
export function NoSuggestions({ text, isFailed, isRetrying, onRetry }: NoSuggestionsProps) {
  if (isRetrying) return 'Buscando empresas…';
  if (isFailed) {
    return (
      <Stack {...row}>
        <span>No pudimos cargar las empresas.</span>
        <Button variant="text" onClick={onRetry}>
          Reintentar
        </Button>
      </Stack>
    );
  }
  return (
    <Stack {...row}>
      <span>
        {`No encontramos «${clip(text.trim())}». Revisa cómo está escrito o busca la empresa por su servicio.`}
      </span>
      <Link href={paths.payServices}>Ver todas las empresas</Link>
    </Stack>
  );
}
