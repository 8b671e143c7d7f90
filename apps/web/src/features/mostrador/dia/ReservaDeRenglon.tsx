import type { ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import { Insignia } from '../../../components/ui/Insignia.tsx';
import { SegmentoDeGenero } from '../../../components/ui/SegmentoDeGenero.tsx';
import { NOMBRES } from '../../../components/ui/ocupacion.view.ts';
import { EsperaLaSenia } from './EsperaLaSenia.tsx';
import { GENERO_DE_SEXO, datosDeReserva } from './dia.view.ts';

interface PropiedadesDeReservaDeRenglon {
  reserva: ReservaDeAdmin;
  /** The number of places side by side; a larger booking goes on below. */
  columnas: number;
}

/** The people of a booking in the places that they take, with the telephone and the note. */
export function ReservaDeRenglon({ reserva, columnas }: PropiedadesDeReservaDeRenglon) {
  const lugares = Math.min(reserva.personas, columnas);
  const datos = datosDeReserva(reserva);
  return (
    <li
      className="max-w-full min-w-0 rounded-lg bg-agua/45 px-1.5"
      style={{ gridColumn: `span ${lugares}` }}
    >
      <ul
        className="flex flex-wrap gap-x-3 @min-[56rem]:grid @min-[56rem]:gap-x-1"
        style={{ gridTemplateColumns: `repeat(${lugares}, minmax(0, 1fr))` }}
      >
        {reserva.participantes.map(({ asientoId, nombre, sexo, esTitular }) => (
          <li key={asientoId} className="flex min-w-0 items-center gap-1.5">
            <SegmentoDeGenero segmento={GENERO_DE_SEXO[sexo]} className="size-4 shrink-0" />
            <span
              className={`min-w-0 text-sm leading-4.5 [overflow-wrap:anywhere] @min-[56rem]:truncate ${esTitular ? 'font-semibold' : ''}`}
            >
              {nombre}
              <span className="sr-only">, {NOMBRES[GENERO_DE_SEXO[sexo]]}</span>
            </span>
            {esTitular && reserva.estado === 'PENDIENTE' && (
              <Insignia tono="aviso">Pendiente</Insignia>
            )}
          </li>
        ))}
      </ul>
      <EsperaLaSenia reserva={reserva} className="text-xs leading-3.5" />
      {datos && (
        <p className="text-xs leading-3.5 text-tinta-suave [overflow-wrap:anywhere] @min-[56rem]:truncate">
          {datos}
        </p>
      )}
    </li>
  );
}
