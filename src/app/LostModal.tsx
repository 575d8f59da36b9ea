import type { Lost } from '../ui/loading/lazyPart.tsx';
import { RetryButton } from '../ui/buttons/RetryButton.tsx';
import { ModalFrame } from '../ui/modals/ModalFrame.tsx';
import { ReloadButton } from './ErrorBoundary.tsx';

/** Replaces a modal whose code did not load. */
export function LostModal({ retry, isReplaced, onClose }: Lost & { onClose: () => void }) {
  return (
    <ModalFrame
      title="No pudimos abrir esta ventana"
      onClose={onClose}
      width={380}
      actions={
        <>
          {isReplaced && <ReloadButton />}
          <RetryButton onRetry={retry} />
        </>
      }
    >
      <p role="alert">Revisa tu conexión e inténtalo de nuevo.</p>
    </ModalFrame>
  );
}
