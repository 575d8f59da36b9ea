import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router';
import { bankMessage, errorMessage, isPermanent, shownError } from '../../api/errors.ts';
import { useGetPaymentLinkQuery } from '../../api/paymentLinkApi.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { ErrorState } from '../../ui/page/ErrorState.tsx';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { LinkSkeleton } from './LinkSkeleton.tsx';
import { OpenedLink } from './OpenedLink.tsx';

function NoLink() {
  return (
    <EmptyState
      mark="receipt"
      title="Abre el link desde tu correo"
      action={<Button href={paths.cart}>Ir al carro</Button>}
    >
      Aquí se paga con los links que llegan por correo: cada uno trae sus propias cuentas. Si
      quieres pagar lo que juntaste en este navegador, ve a tu carro.
    </EmptyState>
  );
}

/**
 * What a payer reads when a link cannot be opened. Whoever made the link chose what the bank refuses,
 * so its words are not shown.
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
        <p>Revisa que copiaste el link completo, o pide uno nuevo a quien te lo envió.</p>
      )}
    </ErrorState>
  );
}

/** /pagoEmail: what a payment link is for, and how to pay it. */
export function EmailPaymentScreen() {
  const [query] = useSearchParams();
  const link = query.get('link');
  return (
    <PageContainer width="reading">
      <PageHeading>Pago por correo</PageHeading>
      {link ? <LinkDashboard key={link} link={link} /> : <NoLink />}
    </PageContainer>
  );
}
