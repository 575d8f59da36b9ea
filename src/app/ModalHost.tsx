import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { boolean } from 'yup';
import { isOn } from '../lib/isOn.ts';
import { part } from '../lib/schemas.ts';
import { paths } from '../config/paths.ts';
import type { LoginArrival } from '../config/paths.ts';
import { useAppDispatch, useAppSelector } from '../store/app/hooks.ts';
import { selectIdleStatus, sessionExtended } from '../store/session/idleSlice.ts';
import { modalClosed, selectOpenModals } from '../store/session/modalsSlice.ts';
import type { OpenModal } from '../store/session/modalsSlice.ts';
import { logoutRequested, selectIsSignedIn, selectSignIn } from '../store/session/sessionSlice.ts';
import { useLocationState } from '../ui/hooks/useLocationState.ts';
import { useHasRendered } from '../ui/hooks/useHasRendered.ts';
import { lazyPart, LostPart, nothing } from '../ui/loading/lazyPart.tsx';
import { showToast } from '../ui/toasts/toasts.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { LostModalProps } from './LostModal.tsx';
import { useHasCaptcha } from './pageLoad.ts';

/** A bar in place of a modal, if neither its code nor that of `LostModal` loaded. */
function LostModalBar({ onRetry, onClose }: LostModalProps) {
  return (
    <Box
      sx={{
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: 'modal',
        p: 2,
        borderTop: 1,
        bgcolor: 'background.paper',
      }}
    >
      <LostPart retry={onRetry}>
        <Button variant="text" size="small" onClick={onClose}>
          Cerrar
        </Button>
      </LostPart>
    </Box>
  );
}

const LostModal = lazyPart(async () => (await import('./LostModal.tsx')).LostModal, LostModalBar);
const LoadingModal = lazyPart(async () => (await import('./LostModal.tsx')).LoadingModal, nothing);

/** The prop that closes a modal without a decision: each modal has one of the two. */
interface Closable {
  close?: (confirmed: false) => void;
  onClose?: () => void;
}

const lazyModal = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart<Props & Closable>(load, ({ close, onClose, retry, isReplaced }) => (
    <LostModal
      onRetry={retry}
      isReplaced={isReplaced}
      onClose={() => (close ? close(false) : onClose?.())}
    />
  ));

const TermsModal = lazyModal(async () =>
  (await import('../features/help/TermsModal.tsx')).loadTermsModal(),
);
const ForgetMeModal = lazyModal(
  async () => (await import('../features/help/ForgetMeModal.tsx')).ForgetMeModal,
);
const DeleteAccountModal = lazyModal(
  async () => (await import('../features/profile/DeleteAccountModal.tsx')).DeleteAccountModal,
);
const EditAliasModal = lazyModal(
  async () => (await import('../features/accounts/AliasModal.tsx')).EditAliasModal,
);
const SaveAccountModal = lazyModal(
  async () => (await import('../features/accounts/AliasModal.tsx')).SaveAccountModal,
);
const NameAccountModal = lazyModal(
  async () => (await import('../features/accounts/AliasModal.tsx')).NameAccountModal,
);
const PaymentLinkModal = lazyModal(
  async () => (await import('../features/payment-link/PaymentLinkModal.tsx')).PaymentLinkModal,
);
const ReceiptModal = lazyModal(
  async () => (await import('../features/payments/ReceiptModal.tsx')).ReceiptModal,
);
const ResultModal = lazyModal(
  async () => (await import('../ui/modals/ResultModal.tsx')).ResultModal,
);
const LoginModal = lazyModal(
  async () => (await import('../features/sign-in/LoginModal.tsx')).LoginModal,
);
const OtherSessionModal = lazyModal(
  async () => (await import('../features/sign-in/OtherSessionModal.tsx')).OtherSessionModal,
);
const IdleWarningModal = lazyModal(
  async () => (await import('../features/sign-in/IdleWarningModal.tsx')).IdleWarningModal,
);

/**
 * Renders a modal; if rendering fails, calls `onError` to close the modal, and shows a toast. The
 * window that is shown while the modal's code loads is closed by `onError`, too.
 */
function ModalBoundary({ children, onError }: { children: ReactNode; onError?: () => void }) {
  const handleError = () => {
    // `onError` runs before the toast is shown: closing may end the session, which removes all
    // toasts.
    onError?.();
    showToast({
      text: 'Algo no funcionó en esta ventana. Inténtalo de nuevo.',
      targetClass: 'danger',
      outlivesScreen: true,
    });
  };
  return (
    <ErrorBoundary resetKey="modal" fallback={null} onError={handleError}>
      <Suspense
        fallback={
          <Suspense>
            <LoadingModal onClose={onError} />
          </Suspense>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
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
    case 'forgetMe':
      return <ForgetMeModal close={close} />;
    case 'receipt':
      return <ReceiptModal reference={modal.reference} close={close} />;
    case 'editAlias':
      return <EditAliasModal {...modal} close={close} />;
    case 'saveAccount':
      return <SaveAccountModal account={modal.account} close={close} />;
    case 'nameAccount':
      return <NameAccountModal account={modal.account} close={close} />;
    case 'result':
      return <ResultModal {...modal} onClose={() => close(true)} />;
  }
}

const loginArrivalSchema = part({ opensLogin: boolean().oneOf([true]).required() });

/**
 * Leaves the contact page for a screen that needs a page load (`needsPageLoad`), and has the login
 * opened in the new document. Google's captcha script may have run in the contact page's document,
 * so a password must not be entered there (docs/trust.md, T41).
 */
function LoginElsewhere() {
  const navigate = useNavigate();
  useEffect(() => {
    const state: LoginArrival = { opensLogin: true };
    if (isOn(paths.contact)) void navigate(paths.user, { state });
  }, [navigate]);
  return null;
}

/** Opens the login if the navigation state requests it, as set by `LoginElsewhere`. */
function LoginFromContact() {
  const arrival = useLocationState(loginArrivalSchema);
  useEffect(() => {
    if (arrival) window.dispatchEvent(new Event('portal:login'));
  }, [arrival]);
  return null;
}

/** Renders the open modals, and those that the session's state requires. */
export function ModalHost() {
  const open = useAppSelector(selectOpenModals);
  const signIn = useAppSelector(selectSignIn);
  const isWarning = useAppSelector(selectIdleStatus) === 'warning';
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const hasCaptcha = useHasCaptcha();
  const leave = () => void dispatch(logoutRequested('logout'));
  // The idle warning's code is fetched early, because its countdown cannot wait for a download.
  useEffect(() => {
    if (isSignedIn) IdleWarningModal.preload().catch(() => undefined);
  }, [isSignedIn]);
  // `LostModal` is fetched early: without a network, it could not load to report other missing
  // code, and a bar would replace it.
  const hasRendered = useHasRendered();
  useEffect(() => {
    if (hasRendered) LostModal.preload().catch(() => undefined);
  }, [hasRendered]);
  return (
    <>
      {!hasCaptcha && <LoginFromContact />}
      {open.map((modal) => {
        if (modal.kind === 'login' && hasCaptcha) return <LoginElsewhere key={modal.id} />;
        const close = (confirmed: boolean) =>
          void dispatch(modalClosed({ id: modal.id, confirmed }));
        return (
          <ModalBoundary key={modal.id} onError={() => close(false)}>
            {modalOf(modal, close)}
          </ModalBoundary>
        );
      })}
      {(signIn === 'choosing' || signIn === 'closingOther') && (
        // If this modal fails, the payer cannot decide about the other session, so the sign-in
        // ends.
        <ModalBoundary onError={leave}>
          <OtherSessionModal onClose={leave} />
        </ModalBoundary>
      )}
      {isWarning && (
        <ModalBoundary>
          <IdleWarningModal onClose={() => dispatch(sessionExtended(Date.now()))} />
        </ModalBoundary>
      )}
    </>
  );
}
