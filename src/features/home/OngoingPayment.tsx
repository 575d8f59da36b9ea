import { styled } from '@mui/material/styles';
import { sumAmounts } from '../../lib/money.ts';
import { plainText } from '../../lib/plainText.ts';
import { paths, resultPath } from '../../paths.ts';
import type { Attempt } from '../../store/payment/attempts.ts';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';

const Place = styled('div')({ paddingBlockStart: 24 });

/** The companies of a payment: "Luz Canelo" or "Luz Canelo y 2 más". */
function companiesOf({ items }: Attempt): string {
  const [first = '', ...others] = new Set(items.map(({ company }) => company.name));
  const name = plainText(first, 60);
  return others.length === 0 ? name : `${name} y ${others.length} más`;
}

/** Offers to go back to a payment without an outcome (design, "Pay"). */
export function OngoingPayment({ attempt }: { attempt: Attempt }) {
  return (
    <Place>
      <Notice
        kind="warning"
        title="Tienes un pago en curso"
        action={
          <LinkButton
            to={attempt.status === 'asked' ? paths.result : resultPath(attempt.reference)}
            variant="outlined"
            size="small"
          >
            Ver pago
          </LinkButton>
        }
      >
        {companiesOf(attempt)}, <MoneyText amount={sumAmounts(attempt.items)} size="inherit" />.
        Revisa cómo quedó antes de pagar de nuevo.
      </Notice>
    </Place>
  );
}
