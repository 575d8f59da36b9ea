import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import type { Payment } from '../../api/paymentsApi.ts';
import { companyNames } from '../../api/cartItem.ts';
import { toIsoWithOffset } from '../../lib/dates/isoDates.ts';
import { sumAmounts } from '../../lib/money.ts';
import { paths } from '../../config/paths.ts';
import type { ContactArrival } from '../../config/paths.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { coveredItems } from '../../store/payment/attempt.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { selectUserData } from '../../store/session/sessionSlice.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

interface ProblemLinkProps {
  reference: string;
  /** The bank's record of the payment, if it has one. */
  payment?: Payment | undefined;
  /** The payment as this browser sent it, if it did. */
  own?: Attempt | undefined;
}

/**
 * Time, amount and companies of a payment, from the bank's record or else from `own`; with neither,
 * the present time and no amount.
 */
function factsOf({ payment, own }: ProblemLinkProps) {
  const items = payment?.items ?? (own ? coveredItems(own) : []);
  return {
    date: payment?.date ?? toIsoWithOffset(new Date(own?.startedAt ?? Date.now())),
    total: payment?.total ?? sumAmounts(items),
    company: companyNames(items) || (payment?.companyName ?? ''),
  };
}

/**
 * A link to the contact page about a payment. The payment is passed in the navigation's state, to
 * keep it out of the URL.
 */
export function ProblemLink(props: ProblemLinkProps) {
  const idu = useAppSelector(selectUserData)?.idu ?? '';
  const state: ContactArrival = { reference: props.reference, ...factsOf(props), idu };
  return (
    <Button component={RouterLink} to={paths.contact} state={state} variant="text">
      Tengo un problema
      <VisuallyHidden> con este pago</VisuallyHidden>
    </Button>
  );
}
