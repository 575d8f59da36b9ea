import { useState } from 'react';
import type { BankConsole } from '../../../mocks/handlers/console.ts';
import { bankApi } from '../../api/bankApi.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import { ConfirmModal } from '../../ui/modals/ConfirmModal.tsx';
import { Actions } from './Section.tsx';
import type { PanelProps } from './useBank.ts';

/** Resets the bank, after a confirmation. */
export function ResetButton({ act }: Pick<PanelProps, 'act'>) {
  const [isAsking, setIsAsking] = useState(false);
  const dispatch = useAppDispatch();
  const reset = () => {
    setIsAsking(false);
    const work = async (bank: BankConsole) => {
      await bank.reset();
      // The cached answers are from before the reset.
      dispatch(bankApi.util.resetApiState());
    };
    void act(work, { done: 'El banco volvió a su primer día.' });
  };
  return (
    <>
      <Actions of={{ 'Reiniciar el banco': () => setIsAsking(true) }} />
      {isAsking && (
        <ConfirmModal
          title="¿Reiniciar el banco?"
          action="Reiniciar"
          onConfirm={reset}
          onClose={() => setIsAsking(false)}
        >
          Se borran sus pagos, correos, sesiones, registros y fallas, y vuelve a su primer día. El
          carro de este navegador queda como está.
        </ConfirmModal>
      )}
    </>
  );
}
