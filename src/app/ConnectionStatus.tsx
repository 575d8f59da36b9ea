import { selectIsConnectionLost } from '../store/device/connectionSlice.ts';
import { useAppSelector } from '../store/app/hooks.ts';
import { DockNotice } from '../ui/page/DockNotice.tsx';

/** Says that there is no connection, and which parts of the portal still work. */
export function ConnectionStatus() {
  const isLost = useAppSelector(selectIsConnectionLost);
  if (!isLost) return null;
  return (
    <DockNotice severity="warning" role="status" aria-label="Sin conexión" title="Sin conexión">
      Puedes leer lo que ya cargó y ordenar tu carro. Para consultar y pagar hace falta internet; lo
      que no cargó aparecerá cuando vuelva.
    </DockNotice>
  );
}
