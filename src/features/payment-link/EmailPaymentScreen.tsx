import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router';
import { bankMessage, errorMessage, isPermanent, shownError } from '../../api/errors.ts';
import { useGetPaymentLinkQuery } from '../../api/paymentLinkApi.ts';
import { range } from '../../lib/arrays.ts';
import { paths, questionPath } from '../../config/paths.ts';
import { PaperSlip, SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { Waiting } from '../../ui/loading/Waiting.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { ErrorState } from '../../ui/page/ErrorState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { OpenedLink } from './OpenedLink.tsx';

/** A placeholder for a line of the slip; `label` and `amount` are widths in px. */
function Line({ label, amount }: { label: number; amount: number }) {
  return (
    <Stack
      direction="row"
      sx={{ justifyContent: 'space-between', alignItems: 'center', height: 40 }}
    >
      <Skeleton width={label} height={16} />
      <Skeleton width={amount} height={16} />
    </Stack>
  );
}

function LinkSkeleton() {
  return (
    <Waiting label="Abriendo el link de pago…">
      <PaperSlip>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Skeleton width={40} height={40} />
          <Stack spacing={1} sx={{ flex: 1 }}>
            <Skeleton width="44%" height={18} />
            <Skeleton width="60%" height={14} />
          </Stack>
        </Stack>
        {range(2).map((place) => (
          <Line key={place} label={88} amount={72} />
        ))}
        <SlipDivider />
        <Line label={48} amount={112} />
      </PaperSlip>
      <Skeleton height={56} sx={{ mt: 3 }} />
    </Waiting>
  );
}

function NoLink() {
  return (
    <EmptyState
      mark="receipt"
      title="Abre el link desde tu correo"
      action={<Button href={paths.cart}>Ir al carro</Button>}
    >
      Aquí se paga con los links que llegan por correo: cada uno trae sus propias deudas. Si quieres
      pagar lo que juntaste en este dispositivo, ve a tu carro.
    </EmptyState>
  );
}

/**
 * Returns the message for a link that cannot be opened. The bank's text for a refusal is not shown,
 * because the author of the link may have chosen a URL to which the bank answers with that text.
 */
const linkProblem = (error: unknown) =>
  isPermanent(error) && bankMessage(error) !== undefined
    ? 'El banco no reconoce este link de pago.'
    : errorMessage(error);

function LinkDashboard({ link }: { link: string }) {
  const { currentData, refetch, ...asked } = useGetPaymentLinkQuery(link, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData && !asked.error) return <OpenedLink link={link} payment={currentData} />;
  const error = shownError(asked);
  if (!error) return <LinkSkeleton />;
  return (
    <ErrorState
      title="No pudimos abrir este link de pago"
      {...(isPermanent(error)
        ? {
            action: (
              <Button href={paths.lookup} variant="outlined">
                Consultar una cuenta
              </Button>
            ),
          }
        : { onRetry: () => void refetch() })}
    >
      <p>{linkProblem(error)}</p>
      {isPermanent(error) && (
        <p>
          No lo uses: puede ser un engaño. Si copiaste un link de un correo, revisa que esté
          completo.{' '}
          <Link href={questionPath('correos-y-links-del-portal')}>¿Cómo reconocerlo?</Link>
        </p>
      )}
    </ErrorState>
  );
}

/** /pagoEmail: the bills of a payment link, and the button that pays them. */
export function EmailPaymentScreen() {
  const [query] = useSearchParams();
  const link = query.get('link');
  return (
    <Page width="reading" title="Pago por correo">
      {link ? <LinkDashboard key={link} link={link} /> : <NoLink />}
    </Page>
  );
}
