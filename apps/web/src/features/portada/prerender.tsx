import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Precio } from '@remanso/contract/precio/precios.rules';
import { nivelesDePromocion } from '@remanso/contract/precio/promocion.rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { CentroMostrado } from '../../lib/centro.ts';
import { Landing } from './Landing.tsx';
import { datosEstructurados } from './datos-estructurados.ts';

interface LoQueDice {
  centro: Centro;
  /** The prices of today; null before the first configuration. */
  precios: readonly Precio[] | null;
  /** The origin of the page. */
  origen: string;
}

/**
 * Returns the body of `/` for a centre and its prices. The build runs this for a new centre, and
 * the server for what an owner has saved (`crear-textos-de-pagina.ts`); the browser never does.
 */
export function renderizarLanding({ centro, precios, origen }: LoQueDice): string {
  const datos = JSON.stringify(datosEstructurados(centro, origen)).replaceAll('<', '\\u003c');
  return renderToStaticMarkup(
    <CentroMostrado value={centro}>
      <Landing niveles={nivelesDePromocion(precios)} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: datos }} />
    </CentroMostrado>,
  );
}
