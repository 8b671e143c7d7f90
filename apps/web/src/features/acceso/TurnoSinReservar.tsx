import { formatearPesos } from '@remanso/contract/dinero';
import { Nota } from '../../components/ui/Nota.tsx';
import { CuandoEsElTurno } from '../../entities/reserva/por-reservar/CuandoEsElTurno.tsx';
import { contarPersonas } from '../../lib/palabras.ts';
import type { TurnoSinReservar as Turno } from '../../lib/sesion/visita.ts';

/** The turn for which somebody enters or registers, and that it is not booked yet. */
export function TurnoSinReservar({ franja, personas, precio }: Turno) {
  return (
    <div className="flex flex-col gap-3">
      <CuandoEsElTurno franja={franja} />
      <p className="text-lg">
        {contarPersonas(personas)}
        {precio !== null && (
          <>
            , <strong className="cifras">{formatearPesos(precio)}</strong>
          </>
        )}
      </p>
      <Nota tono="aviso">
        {precio === null ? 'Todavía no estás en la lista de espera' : 'Todavía no está reservado'}
      </Nota>
    </div>
  );
}
