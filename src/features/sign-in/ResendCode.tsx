import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '../../api/errors.ts';
import { useRequestResetCodeMutation } from '../../api/passwordsApi.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { FormMessage } from '../../ui/forms/FormMessage.tsx';
import { useCooldown } from './useCooldown.ts';

/** Seconds before another code can be requested. */
const pause = 60;

/** Where the code is sent. */
interface ResendCodeProps {
  email: string;
  onSent: () => void;
}

/** Requests another code, with a pause in between: only the latest one is valid. */
export function ResendCode({ email, onSent }: ResendCodeProps) {
  const [requestCode, { error, isLoading }] = useRequestResetCodeMutation();
  const { left, restart } = useCooldown(pause);
  const resend = async () => {
    const answer = await requestCode(email);
    if (answer.error) return;
    restart();
    onSent();
  };
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <LoadingButton
          variant="outlined"
          size="small"
          loading={isLoading}
          // Not `disabled`, which would take the focus from whoever just pressed it.
          aria-disabled={left > 0 || isLoading || undefined}
          onClick={() => {
            if (left === 0) void resend();
          }}
        >
          Reenviar código
        </LoadingButton>
        {left > 0 && (
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {`Podrás pedir otro en ${left} s`}
          </Typography>
        )}
      </Stack>
      <FormMessage>{error && errorMessage(error)}</FormMessage>
    </>
  );
}
