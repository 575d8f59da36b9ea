import { styled } from '@mui/material/styles';
import { errorMessage } from '../../api/errors.ts';
import { useRequestResetCodeMutation } from '../../api/passwordsApi.ts';
import { quietText } from '../../theme/quietText.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { FormMessage } from '../../ui/forms/FormMessage.tsx';
import { useCooldown } from './useCooldown.ts';

/** Seconds before another code can be requested. */
const pause = 60;

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Wait = styled('span')({
  ...quietText,
  fontVariantNumeric: 'tabular-nums',
});

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
      <Row>
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
        {left > 0 && <Wait>{`Podrás pedir otro en ${left} s`}</Wait>}
      </Row>
      <FormMessage>{error && errorMessage(error)}</FormMessage>
    </>
  );
}
