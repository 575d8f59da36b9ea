import { Suspense, lazy, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { selectIdleStatus } from '../store/idle.ts';
import { modalClosed, selectOpenModals } from '../store/modals.ts';
import type { OpenModal } from '../store/modals.ts';
import { selectIsSignedIn, selectSignIn } from '../store/session.ts';
import { focusPressedButtons } from '../ui/focus/pressedButton.ts';
import { WhenReady } from '../ui/loading/whenReady.tsx';
import { showToast } from '../ui/toasts/toasts.ts';
import { ModalBoundary } from './ModalBoundary.tsx';

const TermsModal = lazy(async () => ({
  default: (await import('../features/help/TermsModal.tsx')).TermsModal,
}));
const DeleteAccountModal = lazy(async () => ({
  default: (await import('../features/profile/DeleteAccountModal.tsx')).DeleteAccountModal,
}));
const EditAliasModal = lazy(async () => ({
  default: (await import('../features/accounts/EditAliasModal.tsx')).EditAliasModal,
}));
const PaymentLinkModal = lazy(async () => ({
  default: (await import('../features/payment-link/PaymentLinkModal.tsx')).PaymentLinkModal,
}));
const ReceiptModal = lazy(async () => ({
  default: (await import('../features/checkout/ReceiptModal.tsx')).ReceiptModal,
}));
const ResultModal = lazy(async () => ({
  default: (await import('../ui/modals/ResultModal.tsx')).ResultModal,
}));
const LoginModal = lazy(async () => ({
  default: (await import('../features/sign-in/LoginModal.tsx')).LoginModal,
}));
const OtherSessionModal = lazy(async () => ({
  default: (await import('../features/sign-in/OtherSessionModal.tsx')).OtherSessionModal,
}));
const loadIdleWarning = () => import('../features/sign-in/IdleWarningModal.tsx');
const IdleWarningModal = lazy(async () => ({
  default: (await loadIdleWarning()).IdleWarningModal,
}));

/** A window whose code loads when it first opens; shown once the bank can be asked. */
function Window({ children, onBroken }: { children: ReactNode; onBroken?: () => void }) {
  const giveUp = () => {
    showToast({
      text: 'No pudimos abrir esta ventana. Revisa tu conexión e intenta nuevamente.',
      targetClass: 'danger',
    });
    onBroken?.();
  };
  return (
    <ModalBoundary onBroken={giveUp}>
      <Suspense fallback={null}>
        <WhenReady>{children}</WhenReady>
      </Suspense>
    </ModalBoundary>
  );
}

function modalOf(modal: OpenModal, close: (confirmed: boolean) => void) {
  switch (modal.kind) {
    case 'terms':
      return <TermsModal close={close} />;
    case 'login':
      return <LoginModal email={modal.email} close={close} />;
    case 'deleteAccount':
      return <DeleteAccountModal close={close} />;
    case 'paymentLink':
      return <PaymentLinkModal close={close} />;
    case 'receipt':
      return <ReceiptModal reference={modal.reference} close={close} />;
    case 'editAlias':
      return <EditAliasModal {...modal} close={close} />;
    case 'result':
      return <ResultModal {...modal} onClose={() => close(true)} />;
  }
}

/** Preloads the idle warning: its countdown must not wait for a download. */
function usePreloadedIdleWarning(): void {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  useEffect(() => {
    if (isSignedIn) loadIdleWarning().catch(() => undefined);
  }, [isSignedIn]);
}

/** Renders the open windows, and those that the state of the session calls for. */
export function ModalHost() {
  const open = useAppSelector(selectOpenModals);
  const signIn = useAppSelector(selectSignIn);
  const isWarning = useAppSelector(selectIdleStatus) === 'warning';
  const dispatch = useAppDispatch();
  usePreloadedIdleWarning();
  useEffect(focusPressedButtons, []);
  return (
    <>
      {open.map((modal) => {
        const close = (confirmed: boolean) =>
          void dispatch(modalClosed({ id: modal.id, confirmed }));
        return (
          <Window key={modal.id} onBroken={() => close(false)}>
            {modalOf(modal, close)}
          </Window>
        );
      })}
      {(signIn === 'choosing' || signIn === 'closingOther') && (
        <Window>
          <OtherSessionModal />
        </Window>
      )}
      {isWarning && (
        <Window>
          <IdleWarningModal />
        </Window>
      )}
    </>
  );
}
