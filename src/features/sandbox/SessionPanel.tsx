import { useRef } from 'react';
import { saveText } from '../../lib/files/saveFile.ts';
import { exportState, importState } from '../../store/app/exportedState.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/app/hooks.ts';
import { watchStarted } from '../../store/session/idleSlice.ts';
import { selectIsSignedIn } from '../../store/session/sessionSlice.ts';
import { FileInput } from '../../ui/fields/FileInput.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import { Section } from './Section.tsx';
import type { PanelProps } from './useBank.ts';

/**
 * Exports the portal's state as a file, with personal texts masked. An imported file replaces the
 * stored state and takes effect after a reload.
 */
function StateSection() {
  const store = useAppStore();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    try {
      importState(await file.text(), store.getState().session.userData?.idu ?? '');
      const action = { label: 'Recargar', onPress: () => window.location.reload() };
      showToast({ targetClass: 'success', text: 'Estado importado. Recarga la página.', action });
    } catch {
      showToast({ targetClass: 'danger', text: 'El archivo no es un estado exportado.' });
    }
  };
  return (
    <Section
      title="Estado"
      help="Carro, consulta, pagos y cuentas recordadas; en el archivo, todo texto de una persona es otro. La sesión sigue siendo la de esta pestaña."
      actions={{
        'Exportar estado': () =>
          saveText(exportState(store.getState()), 'estado.json', 'application/json'),
        'Importar estado': () => input.current?.click(),
      }}
    >
      <FileInput ref={input} accept=".json" onChoose={([file]) => file && void take(file)} />
    </Section>
  );
}

export function SessionPanel({ act }: Pick<PanelProps, 'act'>) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { idleSeconds, countdownSeconds } = useAppSelector(({ idle }) => idle);
  const dispatch = useAppDispatch();
  const goToWarning = () =>
    dispatch(
      watchStarted({
        limit: idleSeconds + countdownSeconds,
        lastActivity: Date.now() - idleSeconds * 1000,
      }),
    );
  return (
    <>
      <Section
        title="Inactividad"
        help="Con una sesión iniciada: adelantar hace como si nadie hubiera tocado esta pestaña."
        {...(isSignedIn && { actions: { 'Adelantar hasta el aviso': goToWarning } })}
      />
      <Section
        title="Tokens"
        help="El banco olvida todos los tokens, también los de visitante: la próxima llamada de cada sesión recibe un 401."
        actions={{
          'Vencer todas las sesiones': () =>
            act((bank) => bank.expireSessions(), { done: 'El banco olvidó todas las sesiones.' }),
        }}
      />
      <StateSection />
    </>
  );
}
