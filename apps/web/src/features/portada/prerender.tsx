import { renderToStaticMarkup } from 'react-dom/server';
import { Landing } from './Landing.tsx';
import { DATOS_ESTRUCTURADOS } from './datos-estructurados.ts';

/** The body of `/`. Only the build runs this, never the browser. */
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
