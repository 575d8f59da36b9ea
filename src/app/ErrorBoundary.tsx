import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { ErrorState } from '../ui/page/ErrorState.tsx';
import { PageContainer } from '../ui/page/PageContainer.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What the children show; another place gets a new attempt. */
  place: string;
  /** Something failed. */
  onBroken?: () => void;
}

interface ErrorBoundaryState {
  place: string;
  error?: Error | undefined;
}

/**
 * Shows a way out of a screen that failed; the navigation, the cart and everything stored stay
 * (docs/trust.md, T20).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return state.place === place ? null : { place, error: undefined };
  }

  override componentDidCatch() {
    this.props.onBroken?.();
  }

  private readonly retry = () => {
    // Code that failed to load, or was replaced by a newer version of the portal, needs a new page
    // load.
    if (this.state.error?.name === 'ChunkLoadError') window.location.reload();
    else this.setState({ error: undefined });
  };

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <PageContainer>
        <ErrorState
          title="Algo no funcionó en esta página"
          headingLevel={1}
          onRetry={this.retry}
          action={
            <Button component={RouterLink} to={paths.home} variant="outlined">
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
