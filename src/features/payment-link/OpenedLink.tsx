import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { defaultPayer } from '../../api/paymentLinkApi.ts';
import type { PaymentLink } from '../../api/paymentLinkApi.ts';
import { AccountsSlip } from '../../components/accounts/AccountsSlip.tsx';
import { PaymentProblem } from '../../components/payment/PaymentProblem.tsx';
import { paths, resultPath, questionPath } from '../../config/paths.ts';
import { sharesBill } from '../../store/cart/bills.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { isPaidOrPending } from '../../store/payment/attempt.ts';
import { requestLinkPayment } from '../../store/payment/pay.ts';
import { selectAllAttempts, selectIsPaying } from '../../store/payment/paymentSlice.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { LeftOutNotice } from '../../ui/page/LeftOutNotice.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { BankPageNote } from '../../ui/text/BankPageNote.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';

/** `link` is the parameter of the page's URL, `payment` the bank's answer. */
interface LinkProps {
  link: string;
  payment: PaymentLink;
}

function PayButton({ link, payment }: LinkProps) {
  const dispatch = useAppDispatch();
  const isPaying = useAppSelector(selectIsPaying);
  const { reference, paymentKey, url, items, total } = payment;
  // The problem in the store may come from an earlier press on another screen, so it is shown only
  // after a press on this button.
  const [isPressed, setIsPressed] = useState(false);
  const pay = () => {
    setIsPressed(true);
    dispatch(requestLinkPayment({ reference, paymentKey, url, items, link }));
  };
  return (
    <>
      {isPressed && <PaymentProblem />}
      <LoadingButton
        size="large"
        loading={isPaying}
        busyText="Abriendo la página del banco…"
        onClick={pay}
      >
        Pagar <MoneyText amount={total} size="inherit" />
      </LoadingButton>
      <BankPageNote />
    </>
  );
}

/**
 * A link that the bank reports as due counts as paid or pending if this browser has a paid or
 * pending payment of any of the link's bills.
 */
function useLinkState({ status, reference, items }: PaymentLink) {
  const taken = useAppSelector(selectAllAttempts)
    .filter(isPaidOrPending)
    .find((attempt) => sharesBill(attempt.items, items));
  if (status !== 'due' || !taken) return { status, reference };
  const isPaid = taken.status === 'paid';
  return { status: isPaid ? 'paid' : 'pending', reference: taken.reference } as const;
}

/** The message and the next step for a link that cannot be paid here. */
const closedLinks = {
  pending: {
    severity: 'info',
    title: 'Este pago está en proceso',
    text: 'Espera su resultado antes de pagar de nuevo.',
    way: 'Ver pago',
  },
  paid: {
    severity: 'success',
    title: 'Este link ya fue pagado',
    text: 'No hace falta pagarlo de nuevo.',
    way: 'Ver comprobante',
  },
  expired: {
    severity: 'warning',
    title: 'Este link venció',
    text: 'Ya no se puede pagar con él. Consulta la cuenta y págala aquí.',
    way: 'Consultar una cuenta',
  },
} as const;

interface ClosedLinkProps {
  status: keyof typeof closedLinks;
  reference: string;
}

function ClosedLink({ status, reference }: ClosedLinkProps) {
  const { severity, title, text, way } = closedLinks[status];
  const href = status === 'expired' ? paths.lookup : resultPath(reference);
  return (
    <Notice
      severity={severity}
      title={title}
      action={
        <Button href={href} variant="outlined" size="small">
          {way}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

/**
 * A name: 2 to 60 letters, spaces, apostrophes and hyphens. The sender of a link must not place
 * addresses, numbers or markup on the page.
 */
const personName = /^\p{L}[\p{L}\p{M} '’-]{1,59}$/u;

function Greeting({ payerName, items }: PaymentLink) {
  return (
    // The negative margin places the text where other pages have the lead below their heading.
    <Typography variant="lead" color="textSecondary" sx={{ mt: -2.5, mb: 1 }}>
      {personName.test(payerName) && payerName !== defaultPayer ? (
        <>
          <UntrustedText>{payerName}</UntrustedText>
          <span> te envió </span>
        </>
      ) : (
        <span>Te enviaron </span>
      )}
      <span>
        {items.length === 1
          ? 'esta deuda para que la pagues.'
          : 'estas deudas para que las pagues.'}
      </span>
    </Typography>
  );
}

export function OpenedLink({ link, payment }: LinkProps) {
  const { status, reference } = useLinkState(payment);
  const isDue = status === 'due';
  return (
    <Stack spacing={3}>
      {isDue ? <Greeting {...payment} /> : <ClosedLink {...{ status, reference }} />}
      <LeftOutNotice count={payment.itemsLeftOut} noun="deuda">
        {isDue && (
          <>
            Por eso no se puede pagar aquí: <Link href={paths.contact}>escríbenos</Link>.
          </>
        )}
      </LeftOutNotice>
      <AccountsSlip label="Cuentas" isTitled={false} items={payment.items} total={payment.total} />
      {isDue && payment.itemsLeftOut === 0 && <PayButton link={link} payment={payment} />}
      <Link href={questionPath('correos-y-links-del-portal')} sx={{ alignSelf: 'flex-start' }}>
        ¿No esperabas este link?
      </Link>
    </Stack>
  );
}
