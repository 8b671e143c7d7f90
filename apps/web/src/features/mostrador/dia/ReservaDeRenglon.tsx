import { seMarcaAsistencia } from '@remanso/contract/asistencia.rules';
import type { ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import { Insignia } from '../../../components/ui/Insignia.tsx';
import { BotonDeAsistencia } from './BotonDeAsistencia.tsx';
import { CobroDeRenglon } from './CobroDeRenglon.tsx';
import { EsperaLaSenia } from './EsperaLaSenia.tsx';
import { MarcaDeNota } from './MarcaDeNota.tsx';
import { PersonaDeRenglon } from './PersonaDeRenglon.tsx';
import { datosDeReserva, notaDeLaPersona } from './dia.view.ts';

interface PropiedadesDeReservaDeRenglon {
  reserva: ReservaDeAdmin;
  /** The number of places side by side; a larger booking goes on below. */
  columnas: number;
  ahora: string;
  alVerCuenta: () => void;
}

/**
 * The people of a booking in the places that they take, with the telephone and the note, who came
 * and what is owed.
 */
export function ReservaDeRenglon({
  reserva,
  columnas,
  ahora,
  alVerCuenta,
}: PropiedadesDeReservaDeRenglon) {
  const lugares = Math.min(reserva.personas, columnas);
  const datos = datosDeReserva(reserva);
  const seMarca = seMarcaAsistencia(reserva.franja, `${ahora}:00`);
  return (
    <li
      className="group flex max-w-full min-w-0 flex-wrap items-center gap-1 @min-[56rem]:flex-nowrap rounded-lg bg-agua/45 px-1.5 @min-[56rem]:pr-0.5"
      style={{ gridColumn: `span ${lugares}` }}
    >
      <div className="min-w-[min(10rem,100%)] flex-1 @min-[56rem]:min-w-0">
        <ul
          className="flex flex-wrap gap-x-3 @min-[56rem]:grid @min-[56rem]:gap-x-1"
          style={{ gridTemplateColumns: `repeat(${lugares}, minmax(0, 1fr))` }}
        >
          {reserva.participantes.map((participante) => (
            <li key={participante.asientoId} className="flex min-w-0 items-center gap-1.5">
              <PersonaDeRenglon
                reserva={reserva}
                participante={participante}
                seMarca={seMarca && reserva.asistencia !== 'SIN_MARCAR'}
              />
              {participante.esTitular && reserva.estado === 'PENDIENTE' && (
                <Insignia tono="aviso">Pendiente</Insignia>
              )}
            </li>
          ))}
        </ul>
        <EsperaLaSenia reserva={reserva} className="text-xs leading-3.5" />
        <MarcaDeNota
          nota={notaDeLaPersona(reserva)}
          className="text-xs leading-3.5 [&>span]:[overflow-wrap:anywhere] @min-[56rem]:[&>span]:truncate"
        />
        {datos && (
          <p className="text-xs leading-3.5 text-tinta-suave [overflow-wrap:anywhere] @min-[56rem]:truncate">
            {datos}
          </p>
        )}
      </div>
      {seMarca && <BotonDeAsistencia reserva={reserva} />}
      <CobroDeRenglon
        reserva={reserva}
        vencido={reserva.franja.inicio.slice(0, 16) <= ahora}
        angosto={lugares === 1}
        alVerCuenta={alVerCuenta}
      />
    </li>
  );
}
