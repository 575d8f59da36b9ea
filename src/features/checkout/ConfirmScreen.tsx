import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { boolean, object } from 'yup';
import type { Schema } from 'yup';
import type { CartItem } from '../../api/cartItem.ts';
import { useQueueProgress } from '../../components/accounts/queueProgress.ts';
import { AccountsSlip } from '../../components/accounts/AccountsSlip.tsx';
import { ArrivalNotice } from '../../components/accounts/ArrivalNotice.tsx';
import { useTakenElsewhere } from '../../components/payment/useTakenElsewhere.ts';
import { paths } from '../../config/paths.ts';
import type { CheckoutArrival } from '../../config/paths.ts';
import { selectBrokenLimit, selectItems, selectQueue } from '../../store/cart/cartSlice.ts';
import { queueEntries } from '../../store/cart/queueEntries.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { isPending } from '../../store/payment/attempt.ts';
import { requestPayment } from '../../store/payment/pay.ts';
import { selectElsewhere, selectOwnAttempts } from '../../store/payment/ownPayments.ts';
import { selectIsPaying } from '../../store/payment/paymentSlice.ts';
import { openModal } from '../../store/session/modalsSlice.ts';
import { useLocationState } from '../../ui/hooks/useLocationState.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { EarlierPayments } from './EarlierPayments.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { redirectTarget } from './redirectTarget.ts';

const arrivalSchema: Schema<CheckoutArrival> = object({ acceptsTerms: boolean().optional() });

/**
 * /confirmarPago: shows the cart's bills, and asks for the e-mail and the consent to the terms. The
 * payment itself is made on the bank's page.
 */
export function ConfirmScreen() {
  const dispatch = useAppDispatch();
  const arrival = useLocationState(arrivalSchema);
  const { place, acceptsTerms } = { ...useQueueProgress(), ...arrival };
  const items = useAppSelector(selectItems);
  const own = useAppSelector(selectOwnAttempts);
  const elsewhere = useAppSelector(selectElsewhere);
  const attempts = [...own, ...elsewhere.filter(isPending)];
  const isPaying = useAppSelector(selectIsPaying);
  const [found] = useState(attempts);
  const [now] = useState(() => Date.now());
  const [requested, setRequested] = useState<readonly CartItem[]>([]);

  useTakenElsewhere();
  const target = redirectTarget({ attempts, found, items, requested, isPaying, now });
  if (target !== undefined) return <Navigate to={target} replace />;
  const pay = (email: string) => {
    setRequested(items);
    dispatch(requestPayment(email));
  };

  return (
    <Page title="Confirmar pago" eyebrow={place}>
      <ArrivalNotice />
      {items.length === 0 ? (
        <EmptyState
          mark="cart"
          title="No hay nada que pagar todavía"
          action={<Button href={paths.lookup}>Consultar una cuenta</Button>}
        >
          Tu carro está vacío. Agrega las deudas que quieras pagar y vuelve aquí.
        </EmptyState>
      ) : (
        <>
          <EarlierPayments />
          <PaymentForm onPay={pay} acceptsTerms={acceptsTerms === true}>
            <AccountsSlip label="Vas a pagar" items={items} fee={0} />
            <Stack
              direction="row"
              sx={{
                flexWrap: 'wrap',
                alignItems: 'baseline',
                columnGap: 3,
                mt: 1.5,
                displayPrint: 'none',
              }}
            >
              <Link href={paths.cart} sx={{ py: 1 }}>
                Editar el carro
              </Link>
              <SendLink />
            </Stack>
            <LaterPayments />
          </PaymentForm>
        </>
      )}
    </Page>
  );
}

/** Offers to send a link, so that another person pays. */
function SendLink() {
  const dispatch = useAppDispatch();
  const isLimitBroken = useAppSelector(selectBrokenLimit) !== undefined;
  const isPaying = useAppSelector(selectIsPaying);
  return (
    <Button
      variant="text"
      disabled={isPaying || isLimitBroken}
      onClick={() => dispatch(openModal({ kind: 'paymentLink' }))}
      sx={{
        px: 'calc(12px + var(--outdent))',
        fontWeight: 550,
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
      }}
    >
      Enviar link de pago
    </Button>
  );
}

/** Names the companies whose bills are queued for the payments after this one. */
function LaterPayments() {
  const names = queueEntries(useAppSelector(selectQueue)).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      <span>Después: </span>
      <UntrustedText length={200}>{names.join(', ')}</UntrustedText>
    </Typography>
  );
}
