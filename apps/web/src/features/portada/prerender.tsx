import type { Centro } from '@remanso/contract/centro.contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { CentroMostrado } from '../../lib/centro.ts';
import { Landing } from './Landing.tsx';
import { datosEstructurados } from './datos-estructurados.ts';

/**
 * Returns the body of `/` for a centre, at this origin. The build runs this for a new centre, and
 * the server for what an owner has saved (`crear-textos-de-pagina.ts`); the browser never does.
 */
export function renderizarLanding(centro: Centro, origen: string): string {
  const datos = JSON.stringify(datosEstructurados(centro, origen)).replaceAll('<', '\\u003c');
  return renderToStaticMarkup(
    <CentroMostrado value={centro}>
      <Landing />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: datos }} />
    </CentroMostrado>,
  );
}
