import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useRequestResetCodeMutation } from '../../api/passwordsApi.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { FormMessage } from '../../ui/forms/Form.tsx';
import { useNow } from '../../ui/hooks/useWhileVisible.ts';

/**
 * Counts down by the wall clock, from the mount and again from each `restart`; `left` are the
 * remaining seconds.
 */
function useCooldown(seconds: number): { left: number; restart: () => void } {
  const now = useNow();
  const [until, setUntil] = useState(now + seconds * 1000);
  const left = Math.ceil((until - now) / 1000);
  return {
    // `now` may be a second old when the pause is restarted, so the difference may exceed
    // `seconds`.
    left: Math.min(seconds, Math.max(0, left)),
    restart: () => setUntil(Date.now() + seconds * 1000),
  };
}

/** Seconds before another code can be requested. */
const pause = 60;

interface ResendCodeProps {
  email: string;
  onSent: () => void;
}

/**
 * A button that requests another code, at most once per `pause`: a new code makes the earlier one
 * invalid, even if the earlier mail is still on its way.
 */
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
          // `aria-disabled` instead of `disabled`, which would take the focus from the pressed
          // button.
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
