import { Component } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageContainer } from '../ui/PageContainer.tsx';

/** A screen that broke shows a way out; the navigation, the cart and everything stored stay (trust T20). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  private readonly retry = () => this.setState({ broken: false });

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <PageContainer width="reading">
        <ErrorState
          title="Algo no funcionó en esta página"
          onRetry={this.retry}
          action={
            <LinkButton to={paths.home} variant="outlined" onClick={this.retry}>
              Ir al inicio
            </LinkButton>
          }
        >
          Tu carro sigue guardado. Puedes reintentar o volver al inicio.
        </ErrorState>
      </PageContainer>
    );
  }
}
