import { ArrivalNotice } from '../../components/accounts/ArrivalNotice.tsx';
import { selectItemCount } from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { PaperSlip } from '../../ui/drawings/PaperSlip.tsx';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { CartContents } from './CartContents.tsx';

/** /carroDeCuentas: the cart as a screen. */
export function CartScreen() {
  const isEmpty = useAppSelector(selectItemCount) === 0;
  return (
    <PageContainer width="reading">
      <PageHeading {...(!isEmpty && { lead: 'Revisa lo que vas a pagar antes de continuar.' })}>
        Carro de cuentas
      </PageHeading>
      {!isEmpty && <ArrivalNotice />}
      <section aria-label="Carro de cuentas">
        <PaperSlip>
          <CartContents />
        </PaperSlip>
      </section>
    </PageContainer>
  );
}
