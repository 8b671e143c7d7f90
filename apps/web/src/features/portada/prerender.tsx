import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Precio } from '@remanso/contract/precio/precios.rules';
import { nivelesDePromocion } from '@remanso/contract/precio/promocion.rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { CentroMostrado } from '../../lib/centro.ts';
import { Landing } from './Landing.tsx';
import { datosEstructurados } from './datos-estructurados.ts';

interface LoQueDice {
  centro: Centro;
  /** The prices of today. Null before the first configuration. */
  precios: readonly Precio[] | null;
  /** False where the agenda is only for who is logged in. A new centre shows it to anybody. */
  agendaPublica?: boolean;
  /** The origin of the page, for example https://turnos.ejemplo.com. */
  origen: string;
}

/**
 * Returns the body of `/` for a centre and the prices of the centre. The build calls this function
 * for a new centre, and the server calls the function for the data that an owner has saved
 * (`crear-textos-de-pagina.ts`). The browser never calls this function.
 */
export function renderizarLanding({
  centro,
  precios,
  agendaPublica = true,
  origen,
}: LoQueDice): string {
  const datos = JSON.stringify(datosEstructurados(centro, origen)).replaceAll('<', '\\u003c');
  return renderToStaticMarkup(
    <CentroMostrado value={centro}>
      <Landing niveles={nivelesDePromocion(precios)} agendaPublica={agendaPublica} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: datos }} />
    </CentroMostrado>,
  );
}
