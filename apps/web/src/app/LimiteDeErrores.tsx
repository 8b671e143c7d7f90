import { Component, type ReactNode } from 'react';
import { PantallaDeError } from './PantallaDeError.tsx';

interface Estado {
  error: unknown;
  roto: boolean;
}

/**
 * Catches every error that a screen throws while it renders, and shows the error inside the page's
 * frame instead of a white page. When the path changes, the next screen is tried again.
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
