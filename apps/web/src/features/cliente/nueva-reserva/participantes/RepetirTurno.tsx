import Repeat from 'lucide-react/icons/repeat';
import { Suspense, useState } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import type { ConfigDelCentro } from '../../../../entities/config/config.queries.ts';
import { inicioDe } from '../../../../entities/franja/franja-elegida.view.ts';
import { navegar } from '../../../../lib/direccion/navegacion.ts';
import { perezosa } from '../../../../lib/perezosa.ts';
import { acompaniantesPara } from '../../../../entities/reserva/participantes.view.ts';
import { leerSesion } from '../../../../lib/sesion/sesion.ts';
import { enfocarCampo } from '../BarraDeResumen.tsx';
import { faltaEnLosNombres, type Eleccion } from '../eleccion.view.ts';

const HacerSerie = perezosa(
  async () => (await import('../../../../entities/serie/hacer/HacerSerie.tsx')).HacerSerie,
);

interface PropiedadesDeRepetirTurno {
  eleccion: Eleccion;
  acciones: {
    /** Shows that a name is missing, and returns the name of the control to focus. */
    seguir: () => string | null;
    /** Forgets the booking that was being made. */
    olvidar: () => void;
  };
  config: ConfigDelCentro | null | undefined;
}

/**
 * The line that repeats the chosen turn every week instead of booking it once, and its window. Nothing
 * is shown where clients may not do so.
 */
export function RepetirTurno({ eleccion, acciones, config }: PropiedadesDeRepetirTurno) {
  const [abierta, setAbierta] = useState(false);
  const { franja, personas, acompaniantes } = eleccion;
  if (!franja || !config?.seriesDeClientes || !leerSesion().token) return null;

  function abrir() {
    const falta = faltaEnLosNombres(eleccion) && acciones.seguir();
    if (falta) enfocarCampo(falta);
    else setAbierta(true);
  }

  return (
    <div>
      <Boton
        variante="ghost"
        className="-ml-3"
        icono={<Repeat aria-hidden="true" className="size-5" />}
        onPointerEnter={HacerSerie.acercar}
        onFocus={HacerSerie.acercar}
        onClick={abrir}
      >
        Repetir este turno
      </Boton>
      {abierta && (
        <Suspense>
          <HacerSerie
            pedido={{
              franjaId: franja.id,
              inicio: inicioDe(franja),
              personas,
              acompaniantes: acompaniantesPara(personas, acompaniantes),
            }}
            alHacer={() => {
              acciones.olvidar();
              navegar('/reservas/mis-reservas', { reemplazar: true });
            }}
            alCerrar={() => setAbierta(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
