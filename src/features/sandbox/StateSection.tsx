import { useRef } from 'react';
import { saveText } from '../../lib/saveFile.ts';
import { exportState, importState } from '../../store/exportedState.ts';
import { useAppStore } from '../../store/hooks.ts';
import { FileInput } from '../../ui/fields/FileInput.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import { Section } from './Section.tsx';

/** What the portal remembers as a file, masked, and such a file put in its place. */
export function StateSection() {
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
