import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link as RouterLink, Navigate } from 'react-router';
import type { CartItem } from '../../api/cartItem.ts';
import { paths } from '../../paths.ts';
import { selectItems } from '../../store/cart/cartSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import {
  paymentRequested,
  selectOwnAttempts,
  selectIsPaying,
} from '../../store/payment/paymentSlice.ts';
import { belowBar } from '../../theme/pageFrame.ts';
import { theme } from '../../theme/theme.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { AccountsSlip } from '../../components/accounts/AccountsSlip.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { redirectTarget } from './redirectTarget.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: 64 },
});
const Payer = styled('div')({
  // Its title stands beside that of the slip.
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    insetBlockStart: belowBar,
    paddingBlockStart: 24,
  },
});
const Change = styled('p')({ margin: '20px 0 0' });
const Title = styled('h2')({ ...theme.typography.h3, marginBottom: 20 });

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
    <PageContainer>
      <PageHeading>Confirmar pago</PageHeading>
      {items.length === 0 ? (
        <EmptyState
          mark="cart"
          title="No hay nada que pagar todavía"
          action={
            <Button component={RouterLink} to={paths.lookup}>
              Consultar una cuenta
            </Button>
          }
        >
          Tu carro está vacío. Agrega las cuentas que quieras pagar y vuelve aquí.
        </EmptyState>
      ) : (
        <Columns>
          <div>
            <AccountsSlip label="Vas a pagar" items={items} />
            <Change>
              <Link component={RouterLink} to={paths.cart}>
                Editar el carro
              </Link>
            </Change>
          </div>
          <Payer>
            <Title>Quién paga</Title>
            <PaymentForm onPay={pay} />
          </Payer>
        </Columns>
      )}
    </PageContainer>
  );
}
