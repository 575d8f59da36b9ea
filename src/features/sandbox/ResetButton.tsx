import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { bankApi } from '../../api/bankApi.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { ModalFrame } from '../../ui/modals/ModalFrame.tsx';
import type { Act } from './useBank.ts';

/** Resets the bank, after a confirmation. */
export function ResetButton({ act }: { act: Act }) {
  const [isAsking, setIsAsking] = useState(false);
  const dispatch = useAppDispatch();
  const textId = useId();
  const close = () => setIsAsking(false);
  const reset = () => {
    close();
    void act(async (bank) => {
      await bank.reset();
      // The cached answers are those of the bank before the reset.
      dispatch(bankApi.util.resetApiState());
    }, 'El banco volvió a su primer día.');
  };
  return (
    <>
      <Button variant="outlined" size="small" color="error" onClick={() => setIsAsking(true)}>
        Reiniciar el banco
      </Button>
      {isAsking && (
        <ModalFrame
          title="¿Reiniciar el banco?"
          describedBy={textId}
          onClose={close}
          actions={
            <>
              <Button variant="outlined" onClick={close}>
                Cancelar
              </Button>
              <Button color="error" onClick={reset}>
                Reiniciar
              </Button>
            </>
          }
        >
          <Typography id={textId}>
            Se borran sus pagos, correos, sesiones, registros y fallas, y vuelve a su primer día. El
            carro de este navegador queda como está.
          </Typography>
        </ModalFrame>
      )}
    </>
  );
}
