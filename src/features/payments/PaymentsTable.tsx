import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { useGetCompaniesQuery } from '../../api/catalogueApi.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import { countOf } from '../../lib/counts.ts';
import { formatStamp } from '../../lib/dates.ts';
import { plainText } from '../../lib/plainText.ts';
import { resultPath } from '../../paths.ts';
import { companyImage } from '../../store/cart/cartItems.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { openModal } from '../../store/modalsSlice.ts';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { ReferenceText } from '../../ui/text/ReferenceText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { StatusTag } from './StatusTag.tsx';
import { TableFrame } from './tableFrame.ts';

/** What can be done with a payment: see its receipt once paid, follow it while pending. */
function PaymentAction({ payment: { reference, status } }: { payment: Payment }) {
  const dispatch = useAppDispatch();
  const name = <VisuallyHidden translate="no">{` ${plainText(reference)}`}</VisuallyHidden>;
  if (status === 'rejected') return <small>No hubo cobro</small>;
  return status === 'paid' ? (
    <Button
      variant="text"
      size="small"
      onClick={() => dispatch(openModal({ kind: 'receipt', reference }))}
    >
      <span>Ver comprobante</span>
      {name}
    </Button>
  ) : (
    <Button component={RouterLink} variant="text" size="small" to={resultPath(reference)}>
      <span>Consultar estado</span>
      {name}
    </Button>
  );
}

function PaymentRow({ payment, image }: { payment: Payment; image: string | undefined }) {
  const { reference, date, companyName, items, itemsLeftOut, total } = payment;
  return (
    <tr>
      <td data-cell="date">
        <time dateTime={date}>{formatStamp(date)}</time>
        <small>
          <ReferenceText>{reference}</ReferenceText>
        </small>
      </td>
      <td data-cell="company">
        <div>
          <CompanyMark name={companyName} image={image} size={40} />
          <div>
            <UntrustedText>{companyName}</UntrustedText>
            <small>{countOf(items.length + itemsLeftOut, 'cuenta')}</small>
          </div>
        </div>
      </td>
      <td data-cell="status">
        <StatusTag payment={payment} />
      </td>
      <td data-cell="amount">
        <MoneyText amount={total} />
      </td>
      <td data-cell="action">
        <PaymentAction payment={payment} />
      </td>
    </tr>
  );
}

/** A page of payments; `isStale` while another one loads. */
export function PaymentsTable({
  payments,
  isStale,
}: {
  payments: readonly Payment[];
  isStale: boolean;
}) {
  const { data: companies } = useGetCompaniesQuery();
  const known = (companies?.records ?? []).map((company) => ({ company }));
  return (
    <TableFrame aria-label="Pagos" aria-busy={isStale} data-stale={isStale ? '' : undefined}>
      <thead>
        <tr>
          <th scope="col">Fecha y referencia</th>
          <th scope="col">Empresa</th>
          <th scope="col">Estado</th>
          <th scope="col" data-cell="amount">
            Monto
          </th>
          <th scope="col">
            <VisuallyHidden>Comprobante</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            image={companyImage([...payment.items, ...known], payment.companyName)}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}
