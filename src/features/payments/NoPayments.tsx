import Button from '@mui/material/Button';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';

/** Nothing to list: no payment matches the filters, or the payer has not paid yet. */
export function NoPayments({ onClear }: { onClear: (() => void) | undefined }) {
  return onClear ? (
    <EmptyState
      title="Ningún pago coincide con estos filtros"
      action={
        <Button variant="outlined" onClick={onClear}>
          Ver todos los pagos
        </Button>
      }
    >
      <p>Prueba con otras fechas, otra empresa u otro estado.</p>
    </EmptyState>
  ) : (
    <EmptyState
      mark="receipt"
      title="Aún no tienes pagos"
      action={<Button href={paths.accounts}>Pagar mis cuentas</Button>}
    >
      <p>Cuando pagues una cuenta, aquí quedará con su comprobante.</p>
    </EmptyState>
  );
}
