import { seMarcaAsistencia } from '@remanso/contract/reserva/asistencia.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { Insignia } from '../../../../components/ui/Insignia.tsx';
import { BotonDeAsistencia } from '../asistencia/BotonDeAsistencia.tsx';
import { CobroDeRenglon } from './CobroDeRenglon.tsx';
import { EsperaLaSenia } from '../reserva/EsperaLaSenia.tsx';
import { MarcaDeNota } from '../reserva/MarcaDeNota.tsx';
import { PersonaDeRenglon } from './PersonaDeRenglon.tsx';
import { datosDeReserva, notaDeLaPersona } from '../dia.view.ts';

interface PropiedadesDeReservaDeRenglon {
  reserva: ReservaDelMostrador;
  ahora: string;
  alVerCuenta: () => void;
}

/**
 * A booking in the planilla: the names, the telephone, the notes, who came and what is owed. The
 * names decide the width of the booking.
 */
export function ReservaDeRenglon({ reserva, ahora, alVerCuenta }: PropiedadesDeReservaDeRenglon) {
  const datos = datosDeReserva(reserva);
  const seMarca = seMarcaAsistencia(reserva.franja, `${ahora}:00`);
  return (
    <li className="flex max-w-full min-w-0 flex-auto flex-wrap items-center gap-1 rounded-lg bg-agua/45 px-1.5 @min-[45rem]:flex-nowrap @min-[45rem]:pr-0.5">
      <div className="min-w-[min(10rem,100%)] flex-1 @min-[45rem]:min-w-0">
        <ul className="flex flex-wrap gap-x-3 @min-[45rem]:gap-x-2 @min-[58rem]:flex-nowrap">
          {reserva.participantes.map((participante) => (
            <li
              key={participante.asientoId}
              // A companion's name is shortened before the holder's name where the line is full.
              className={`flex min-w-0 items-center gap-1 ${participante.esTitular ? '' : 'shrink-4'}`}
            >
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
          className="text-xs leading-3.5 [&>span]:[overflow-wrap:anywhere] @min-[45rem]:[&>span]:truncate"
        />
        {datos && (
          <p className="text-xs leading-3.5 text-tinta-suave [overflow-wrap:anywhere] @min-[45rem]:truncate">
            {datos}
          </p>
        )}
      </div>
      {seMarca && <BotonDeAsistencia reserva={reserva} />}
      <CobroDeRenglon
        reserva={reserva}
        vencido={reserva.franja.inicio.slice(0, 16) <= ahora}
        alVerCuenta={alVerCuenta}
      />
    </li>
  );
}
