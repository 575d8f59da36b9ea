import Button from '@mui/material/Button';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { reportFinding } from '../lib/telemetry.ts';
import { paths } from '../config/paths.ts';
import type { Lost } from '../ui/loading/lazyPart.tsx';
import { ErrorState } from '../ui/page/ErrorState.tsx';
import { PageContainer } from '../ui/page/PageContainer.tsx';

/** A button that fetches the latest release by reloading the page. */
export function ReloadButton() {
  return (
    <Button variant="outlined" onClick={() => window.location.reload()}>
      Recargar
    </Button>
  );
}

type BrokenScreenProps = Pick<Lost, 'retry'> & Partial<Lost>;

/**
 * Replaces a screen that failed or whose code did not load. `isReplaced`: a newer release has
 * probably replaced the code on the host, so the screen also offers a reload of the page (`Lost`).
 */
export function BrokenScreen({ retry, isReplaced = false }: BrokenScreenProps) {
  return (
    <PageContainer>
      <ErrorState
        title="Algo no funcionó en esta página"
        headingLevel={1}
        onRetry={retry}
        action={
          <>
            {isReplaced && <ReloadButton />}
            <Button href={paths.home} variant="outlined">
              Ir al inicio
            </Button>
          </>
        }
      >
        Tu carro sigue guardado. Puedes reintentar o volver al inicio.
      </ErrorState>
    </PageContainer>
  );
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** When it changes after a failure, the children are rendered again. */
  resetKey: string;
  /** Rendered after a failure; `BrokenScreen` by default. */
  fallback?: ReactNode;
  onError?: () => void;
}

interface ErrorBoundaryState {
  resetKey: string;
  error?: Error | undefined;
}

/**
 * Renders `fallback` in place of children that throw, so that the rest of the page keeps working
 * (docs/trust.md, T20).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return state.resetKey === resetKey ? null : { resetKey, error: undefined };
  }

  override componentDidCatch(error: Error) {
    if (process.env.PORTAL_EVENTS) reportFinding({ kind: 'crash', error });
    this.props.onError?.();
  }

  private readonly retry = () => this.setState({ error: undefined });

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.error) return children;
    return fallback === undefined ? <BrokenScreen retry={this.retry} /> : fallback;
  }
}
