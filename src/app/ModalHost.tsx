import { Suspense, lazy } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { modalClosed, selectOpenModals } from '../store/modals.ts';
import type { OpenModal } from '../store/modals.ts';

const TermsModal = lazy(async () => ({
  default: (await import('../features/help/TermsModal.tsx')).TermsModal,
}));
const ResultModal = lazy(async () => ({
  default: (await import('../ui/ResultModal.tsx')).ResultModal,
}));

function modalOf(modal: OpenModal, close: (confirmed: boolean) => void) {
  switch (modal.kind) {
    case 'terms':
      return <TermsModal close={close} />;
    case 'login':
      return <LoginModal modal={modal} close={close} />;
    case 'result':
      return <ResultModal {...modal} onClose={() => close(true)} />;
  }
}

/** The windows that stand over the screen; each kind loads with its first use. */
export function ModalHost() {
  const open = useAppSelector(selectOpenModals);
  const dispatch = useAppDispatch();
  return open.map((modal) => (
    <Suspense key={modal.id} fallback={null}>
      {modalOf(modal, (confirmed) => dispatch(modalClosed({ id: modal.id, confirmed })))}
    </Suspense>
  ));
}
