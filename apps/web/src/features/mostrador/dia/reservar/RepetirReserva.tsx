import Repeat from 'lucide-react/icons/repeat';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { Suspense, useState } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { perezosa } from '../../../../lib/perezosa.ts';
import { detallesDe, type EleccionDelMostrador } from './reservar.view.ts';

const HacerSerie = perezosa(
  async () => (await import('../../../../entities/serie/hacer/HacerSerie.tsx')).HacerSerie,
);

interface PropiedadesDeRepetirReserva {
  franja: Franja | undefined;
  eleccion: EleccionDelMostrador;
  alRepetir: () => void;
}

/**
 * The button that books the same turn every week instead of once, and its window. Nothing is shown
 * before the client and the franja are chosen.
 */
export function RepetirReserva({ franja, eleccion, alRepetir }: PropiedadesDeRepetirReserva) {
  const [abierta, setAbierta] = useState(false);
  const { cliente, personas, notas } = eleccion;
  if (!franja || !cliente) return null;
  const { acompaniantes = [] } = detallesDe(eleccion);
  return (
    <div>
      <Boton
        variante="ghost"
        className="-ml-3"
        icono={<Repeat aria-hidden="true" className="size-5" />}
        onPointerEnter={HacerSerie.acercar}
        onFocus={HacerSerie.acercar}
        onClick={() => setAbierta(true)}
      >
        Repetir todas las semanas
      </Boton>
      {notas.trim() !== '' && (
        <p className="text-sm text-tinta-suave">Un turno fijo se reserva sin las notas.</p>
      )}
      {abierta && (
        <Suspense>
          <HacerSerie
            pedido={{
              clienteId: cliente.id,
              franjaId: franja.id,
              inicio: franja.inicio,
              personas,
              acompaniantes,
            }}
            titular={`${cliente.nombre} ${cliente.apellido}`}
            alHacer={alRepetir}
            alCerrar={() => setAbierta(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
