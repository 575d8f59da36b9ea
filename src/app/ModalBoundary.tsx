import { Component } from 'react';
import type { ReactNode } from 'react';
import { tell } from '../lib/telemetry.ts';

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

  override componentDidCatch(error: Error) {
    if (process.env.PORTAL_EVENTS_URL) tell({ kind: 'crash', error });
    this.props.onBroken();
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
