import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { RetryButton } from '../ui/buttons/RetryButton.tsx';
import { Waiting } from '../ui/loading/Waiting.tsx';
import { ModalFrame } from '../ui/modals/ModalFrame.tsx';
import { ReloadButton } from './ErrorBoundary.tsx';

/**
 * `isReplaced`: a newer release has probably replaced the code on the host, so the modal also
 * offers a reload of the page (`Lost` in `ui/loading/lazyPart.tsx`).
 */
export interface LostModalProps {
  onRetry: () => void;
  isReplaced: boolean;
  onClose: () => void;
}

/** Replaces a modal whose code did not load. */
export function LostModal({ onRetry, isReplaced, onClose }: LostModalProps) {
  return (
    <ModalFrame
      title="No pudimos abrir esta ventana"
      onClose={onClose}
      width={380}
      actions={
        <>
          {isReplaced && <ReloadButton />}
          <RetryButton onRetry={onRetry} />
        </>
      }
    >
      <p role="alert">Revisa tu conexión e inténtalo de nuevo.</p>
    </ModalFrame>
  );
}

/** Milliseconds for which nothing is shown while a modal loads. */
const unnoticed = 400;

/** Replaces a modal whose code takes a while to load. */
export function LoadingModal({ onClose }: { onClose: (() => void) | undefined }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), unnoticed);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <ModalFrame title="Cargando…" width={380} onClose={onClose}>
      <Waiting>
        <Skeleton variant="rounded" height={96} />
      </Waiting>
    </ModalFrame>
  );
}
