import { Component, type ReactNode } from 'react';
import { PantallaDeError } from './PantallaDeError.tsx';

interface Estado {
  error: unknown;
  roto: boolean;
}

/**
 * Catches whatever a screen throws and shows it inside the frame instead of a white page. A new
 * path starts afresh.
 */
export class LimiteDeErrores extends Component<{ children: ReactNode }, Estado> {
  override state: Estado = { error: null, roto: false };

  static getDerivedStateFromError(error: unknown): Estado {
    return { error, roto: true };
  }

  override render() {
    return this.state.roto ? <PantallaDeError error={this.state.error} /> : this.props.children;
  }
}
