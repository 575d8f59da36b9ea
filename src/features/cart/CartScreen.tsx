import type { Schema } from 'yup';
import { part, text } from '../../lib/schemas.ts';
import type { CartArrival } from '../../paths.ts';
import { selectItemCount } from '../../store/cart/cartSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { PaperSlip } from '../../ui/drawings/PaperSlip.tsx';
import { useHandedOver } from '../../ui/hooks/useHandedOver.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { CartContents } from './CartContents.tsx';

const arrivalSchema: Schema<CartArrival> = part({ leftOut: text() });

/** /carroDeCuentas: the cart as a screen. */
export function CartScreen() {
  const isEmpty = useAppSelector(selectItemCount) === 0;
  const arrival = useHandedOver(arrivalSchema);
  return (
    <PageContainer width="reading">
      <PageHeading {...(!isEmpty && { lead: 'Revisa lo que vas a pagar antes de continuar.' })}>
        Carro de cuentas
      </PageHeading>
      {arrival && !isEmpty && (
        <Notice role="status" sx={{ mb: 3 }}>
          {arrival.leftOut}
        </Notice>
      )}
      <section aria-label="Carro de cuentas">
        <PaperSlip>
          <CartContents />
        </PaperSlip>
      </section>
    </PageContainer>
  );
}
