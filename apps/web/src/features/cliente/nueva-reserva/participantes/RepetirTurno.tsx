import Repeat from 'lucide-react/icons/repeat';
import { Suspense, useState } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { inicioDe, type FranjaElegida } from '../../../../entities/franja/franja-elegida.view.ts';
import { navegar } from '../../../../lib/direccion/navegacion.ts';
import { perezosa } from '../../../../lib/perezosa.ts';
import {
  acompaniantesPara,
  type Acompaniante,
} from '../../../../entities/reserva/participantes.view.ts';

const HacerSerie = perezosa(
  async () => (await import('../../../../entities/serie/hacer/HacerSerie.tsx')).HacerSerie,
);

interface PropiedadesDeRepetirTurno {
  franja: FranjaElegida;
  personas: number;
  acompaniantes: readonly Acompaniante[];
  /** Called before the window opens; returns false where a name is missing, which it shows. */
  alAbrir: () => boolean;
  /** Called once the series is made, to forget the booking that was being made. */
  alHacer: () => void;
}

/** The line that repeats the chosen turn every week instead of booking it once, and its window. */
export function RepetirTurno({
  franja,
  personas,
  acompaniantes,
  alAbrir,
  alHacer,
}: PropiedadesDeRepetirTurno) {
  const [abierta, setAbierta] = useState(false);
  return (
    <div>
      <Boton
        variante="ghost"
        className="-ml-3"
        icono={<Repeat aria-hidden="true" className="size-5" />}
        onPointerEnter={HacerSerie.acercar}
        onFocus={HacerSerie.acercar}
        onClick={() => setAbierta(alAbrir())}
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
              alHacer();
              navegar('/reservas/mis-reservas', { reemplazar: true });
            }}
            alCerrar={() => setAbierta(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
