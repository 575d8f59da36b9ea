import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage, shownError } from '../../api/errors.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { useReplacement } from '../../ui/focus/removal.ts';
import { Notice } from '../../ui/page/Notice.tsx';

interface MoreAccountsProps {
  pages: number;
  /** How many accounts the payer has, including those not loaded yet. */
  total: number;
  hasNextPage: boolean;
  isFetching: boolean;
  error: unknown;
  onMore: () => void;
}

/**
 * The button "Ver más" while there are further accounts. After a failure, an error notice and the
 * button "Reintentar". After the last of several pages, a sentence replaces the button and takes
 * its focus.
 */
export function MoreAccounts(props: MoreAccountsProps) {
  const { pages, total, hasNextPage, isFetching, error, onMore } = props;
  const isEnd = !hasNextPage && pages > 1;
  const end = useReplacement<HTMLParagraphElement>(isEnd);
  const failure = shownError({ error, isFetching });
  return (
    <Stack spacing={2} sx={{ mt: 3, alignItems: 'flex-start' }}>
      {failure !== undefined && (
        <Notice severity="error" role="alert" title="No pudimos traer todas tus cuentas">
          {errorMessage(failure)}
        </Notice>
      )}
      {(hasNextPage || Boolean(error)) && (
        <LoadingButton variant="outlined" loading={isFetching} onClick={onMore}>
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
