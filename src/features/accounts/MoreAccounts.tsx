import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { errorMessage, shownError } from '../../api/errors.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { Notice } from '../../ui/page/Notice.tsx';

/** How many pages of accounts are loaded, and whether there are more. */
interface MoreAccountsProps {
  pages: number;
  /** How many accounts the payer has in all. */
  total: number;
  hasNextPage: boolean;
  isFetching: boolean;
  error: unknown;
  onMore: () => void;
}

/**
 * "Ver más" while the payer has more accounts. A page that fails to load leaves the others shown.
 */
export function MoreAccounts(props: MoreAccountsProps) {
  const { pages, total, hasNextPage, isFetching, error, onMore } = props;
  const end = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  const isEnd = !hasNextPage && pages > 1;
  const failure = shownError({ error, isFetching });
  useEffect(() => {
    // The button has disappeared: the line in its place takes the focus.
    if (isEnd && wasPressed.current) end.current?.focus();
  }, [isEnd]);
  return (
    <Stack spacing={2} sx={{ mt: 3, alignItems: 'flex-start' }}>
      {failure !== undefined && (
        <Notice severity="error" role="alert" title="No pudimos traer todas tus cuentas">
          {errorMessage(failure)}
        </Notice>
      )}
      {(hasNextPage || Boolean(error)) && (
        <LoadingButton
          variant="outlined"
          loading={isFetching}
          onClick={() => {
            wasPressed.current = true;
            onMore();
          }}
        >
          {failure === undefined ? 'Ver más' : 'Reintentar'}
        </LoadingButton>
      )}
      {isEnd && (
        <Typography ref={end} tabIndex={-1} variant="body2" color="textSecondary">
          {`Estas son tus ${total} cuentas.`}
        </Typography>
      )}
    </Stack>
  );
}
