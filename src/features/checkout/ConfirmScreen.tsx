import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { CartItem } from '../../api/cartItem.ts';
import { AccountsSlip } from '../../components/accounts/AccountsSlip.tsx';
import { ArrivalNotice } from '../../components/accounts/ArrivalNotice.tsx';
import { paths } from '../../config/paths.ts';
import { selectItems } from '../../store/cart/cartSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import {
  paymentRequested,
  selectOwnAttempts,
  selectIsPaying,
} from '../../store/payment/paymentSlice.ts';
import { belowBar } from '../../theme/pageFrame.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { redirectTarget } from './redirectTarget.ts';

/** /confirmarPago: what is paid and who pays, then on to the bank's page. */
export function ConfirmScreen() {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectItems);
  const attempts = useAppSelector(selectOwnAttempts);
  const isPaying = useAppSelector(selectIsPaying);
  const [found] = useState(attempts);
  const [now] = useState(() => Date.now());
  const [pressed, setPressed] = useState<readonly CartItem[]>([]);

  const target = redirectTarget({ attempts, found, items, pressed, isPaying, now });
  if (target !== undefined) return <Navigate to={target} replace />;
  const pay = (email: string) => {
    setPressed(items);
    dispatch(paymentRequested({ email }));
  };

  return (
    <Page title="Confirmar pago">
      <ArrivalNotice />
      {items.length === 0 ? (
        <EmptyState
          mark="cart"
          title="No hay nada que pagar todavía"
          action={<Button href={paths.lookup}>Consultar una cuenta</Button>}
        >
          Tu carro está vacío. Agrega las cuentas que quieras pagar y vuelve aquí.
        </EmptyState>
      ) : (
        <Grid
          container
          columns={11}
          rowSpacing={5}
          columnSpacing={8}
          sx={{ alignItems: 'flex-start' }}
        >
          <Grid size={{ xs: 11, md: 5 }}>
            <AccountsSlip label="Vas a pagar" items={items} />
            <Typography sx={{ mt: 2.5 }}>
              <Link href={paths.cart}>Editar el carro</Link>
            </Typography>
          </Grid>
          <Grid
            size={{ xs: 11, md: 6 }}
            // Its title stands beside that of the slip.
            sx={{ position: { md: 'sticky' }, insetBlockStart: belowBar, pt: { md: 3 } }}
          >
            <Typography variant="h3" component="h2" sx={{ mb: 2.5 }}>
              Quién paga
            </Typography>
            <PaymentForm onPay={pay} />
          </Grid>
        </Grid>
      )}
    </Page>
  );
}
