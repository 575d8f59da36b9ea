import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { defaultPayer } from '../../api/paymentLink.ts';
import type { PaymentLink } from '../../api/paymentLink.ts';
import { formatPesos } from '../../lib/money.ts';
import { paths, resultPath } from '../../paths.ts';
import { sharesInvoice } from '../../store/attempts.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { linkPaymentRequested, selectAttempts, selectIsPaying } from '../../store/payment.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { LockIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { LinkSlip } from './LinkSlip.tsx';

const Parts = styled('div')({ display: 'grid', gap: 24, '& > button': { justifySelf: 'stretch' } });
const Words = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  margin: 0,
  overflowWrap: 'anywhere',
}));
const Safety = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 8,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '& svg': { flex: 'none', marginTop: 1 },
}));

/** An opened link, and the address of its dashboard. */
interface LinkProps {
  link: string;
  payment: PaymentLink;
}

function PayButton({ link, payment }: LinkProps) {
  const dispatch = useAppDispatch();
  const isPaying = useAppSelector(selectIsPaying);
  const { reference, url, items, total } = payment;
  return (
    <>
      <BusyButton
        size="large"
        busy={isPaying}
        onClick={() =>
          dispatch(linkPaymentRequested({ reference, url, items, link, startedAt: Date.now() }))
        }
      >
        Pagar {formatPesos(total)}
      </BusyButton>
      <Safety>
        <LockIcon size={18} />
        Continuarás en la página segura del banco. Al terminar volverás aquí con el resultado.
      </Safety>
    </>
  );
}

/** What is due, unless the same invoices wait for the outcome of a payment of this browser (trust T04). */
function Due({ link, payment }: LinkProps) {
  const pending = useAppSelector(selectAttempts).find(
    ({ status, items }) => status === 'pending' && sharesInvoice(items, payment.items),
  );
  if (pending && pending.status !== 'asked') {
    return (
      <Notice
        title="Este pago está en proceso"
        action={
          <LinkButton to={resultPath(pending.reference)} variant="outlined" size="small">
            Ver pago
          </LinkButton>
        }
      >
        Espera su resultado antes de pagar de nuevo.
      </Notice>
    );
  }
  return <PayButton link={link} payment={payment} />;
}

function Paid({ reference }: PaymentLink) {
  return (
    <Notice
      kind="success"
      title="Este link ya fue pagado"
      action={
        <LinkButton to={resultPath(reference)} variant="outlined" size="small">
          Ver comprobante
        </LinkButton>
      }
    >
      No hace falta pagarlo otra vez.
    </Notice>
  );
}

function Expired() {
  return (
    <Notice
      kind="warning"
      title="Este link venció"
      action={
        <LinkButton to={paths.lookup} variant="outlined" size="small">
          Consultar una cuenta
        </LinkButton>
      }
    >
      Ya no se puede pagar con él. Pide uno nuevo a quien te lo envió, o consulta la cuenta y págala
      aquí.
    </Notice>
  );
}

/** What a link is for and how it stands: to be paid, paid, or expired (ruling 4). */
export function OpenedLink({ link, payment }: LinkProps) {
  const states: Record<PaymentLink['status'], ReactNode> = {
    due: <Due link={link} payment={payment} />,
    paid: <Paid {...payment} />,
    expired: <Expired />,
  };
  const isDue = payment.status === 'due';
  return (
    <Parts>
      {isDue && (
        <Words>
          {payment.payerName === defaultPayer ? (
            'Te enviaron'
          ) : (
            <>
              <bdi>{payment.payerName}</bdi> te envió
            </>
          )}{' '}
          estas cuentas para que las pagues.
        </Words>
      )}
      {!isDue && states[payment.status]}
      <LinkSlip payment={payment} />
      {isDue && states.due}
    </Parts>
  );
}
