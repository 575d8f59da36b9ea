import { ArrivalNotice } from '../../components/accounts/ArrivalNotice.tsx';
import { selectItemCount } from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { PaperSlip } from '../../ui/drawings/PaperSlip.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { CartContents } from './CartContents.tsx';

/** /carroDeCuentas: the cart as a screen. */
export function CartScreen() {
  const isEmpty = useAppSelector(selectItemCount) === 0;
  return (
    <Page
      width="reading"
      title="Carro de cuentas"
      lead={isEmpty ? undefined : 'Revisa lo que vas a pagar antes de continuar.'}
    >
      {!isEmpty && <ArrivalNotice />}
      <section aria-label="Carro de cuentas">
        <PaperSlip>
          <CartContents />
        </PaperSlip>
      </section>
    </Page>
  );
}
