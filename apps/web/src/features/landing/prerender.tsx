import { renderToStaticMarkup } from 'react-dom/server';
import { Landing } from './Landing.tsx';
import { DATOS_ESTRUCTURADOS } from './datos-estructurados.ts';

/** The body of `/`. The build runs this; the browser never does. */
export function renderizarLanding(): string {
  return renderToStaticMarkup(
    <>
      <Landing />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(DATOS_ESTRUCTURADOS) }}
      />
    </>,
  );
}
