import { renderToStaticMarkup } from 'react-dom/server';
import { Landing } from './Landing.tsx';

/** The body of `/`. The build runs this; the browser never does. */
export function renderizarLanding(): string {
  return renderToStaticMarkup(<Landing />);
}
