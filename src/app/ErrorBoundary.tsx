import Button from '@mui/material/Button';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { connectedEvent } from '../lib/connectedEvent.ts';
import { tell } from '../lib/telemetry.ts';
import { paths } from '../config/paths.ts';
import { ErrorState } from '../ui/page/ErrorState.tsx';
import { PageContainer } from '../ui/page/PageContainer.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What the children show; another place gets a new attempt. */
  place: string;
  /** What stands in their place if they fail; by default a page with a way out. */
  instead?: ReactNode;
  /** Something failed. */
  onBroken?: () => void;
}

interface ErrorBoundaryState {
  place: string;
  error?: Error | undefined;
}

/**
 * Shows a way out of a screen that failed, and nothing of a modal that did; the navigation, the cart
 * and everything stored stay (docs/trust.md, T20).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return state.place === place ? null : { place, error: undefined };
  }

  override componentDidCatch(error: Error) {
    if (process.env.PORTAL_EVENTS_URL) tell({ kind: 'crash', error });
    this.props.onBroken?.();
  }

  override componentDidMount() {
    window.addEventListener(connectedEvent, this.tryLostCode);
  }

  override componentWillUnmount() {
    window.removeEventListener(connectedEvent, this.tryLostCode);
  }

  private readonly isCodeLost = () => this.state.error?.name === 'ChunkLoadError';
  private readonly tryAgain = () => this.setState({ error: undefined });
  private readonly tryLostCode = () => this.isCodeLost() && this.tryAgain();

  private readonly retry = () => {
    // Code that a newer version of the portal replaced needs a new page load, which nothing comes of
    // without a network.
    if (this.isCodeLost() && navigator.onLine) window.location.reload();
    else this.tryAgain();
  };

  override render() {
    const { children, instead } = this.props;
    if (!this.state.error) return children;
    if (instead !== undefined) return instead;
    return (
      <PageContainer>
        <ErrorState
          title="Algo no funcionó en esta página"
          headingLevel={1}
          onRetry={this.retry}
          action={
            <Button href={paths.home} variant="outlined">
              Ir al inicio
            </Button>
          }
        >
          Tu carro sigue guardado. Puedes reintentar o volver al inicio.
        </ErrorState>
      </PageContainer>
    );
  }
}
