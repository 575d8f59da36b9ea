import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import type { CartArrival } from '../../config/paths.ts';
import { continueQueue } from '../../store/payment/continueQueue.ts';
import type { FailedCheck } from '../../store/payment/continueQueue.ts';
import type { QueueEntry } from '../../store/cart/queueEntries.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';

interface ContinueButtonProps {
  entry: QueueEntry;
}

/**
 * A button that puts the bills of one contract (a company's service) from the queue (the bills for
 * later payments) into the cart, if the bank still lists them as owed, and opens the confirmation
 * screen. Messages name the bills that are left out or have a new amount. If the query to the bank
 * fails, cart and queue stay as they are.
 */
export function ContinueButton({ entry }: ContinueButtonProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [failed, setFailed] = useState<FailedCheck>();

  const ask = async () => {
    setIsAsking(true);
    try {
      return await dispatch(continueQueue(entry, failed));
    } finally {
      setIsAsking(false);
    }
  };
  const press = async () => {
    const { href } = window.location;
    const result = await ask();
    setFailed('problem' in result ? result : undefined);
    if ('problem' in result) return;
    const { isInCart, news } = result;
    // Does not navigate if the payer has left this page meanwhile; a toast then shows the messages.
    if (isInCart && window.location.href === href) {
      const arrival: CartArrival | undefined = news.length > 0 ? { news } : undefined;
      void navigate(paths.checkout, { state: arrival });
      return;
    }
    if (news.length > 0) {
      showToast({
        text: news.join('\n'),
        targetClass: 'warning',
        duration: null,
        outlivesScreen: true,
      });
    }
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {failed && (
        <Notice severity="error" role="alert" title="No pudimos consultar el próximo pago">
          {failed.problem}
        </Notice>
      )}
      <LoadingButton
        loading={isAsking}
        onClick={() => void press()}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        Continuar con <UntrustedText>{entry.name}</UntrustedText>
      </LoadingButton>
    </Stack>
  );
}
