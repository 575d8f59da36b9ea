import { Component } from 'react';
import type { ReactNode } from 'react';

/**
 * A modal that cannot be shown, because its code does not load, leaves the rest alone
 * (docs/trust.md, T20).
 */
export class ModalBoundary extends Component<
  { onBroken: () => void; children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
