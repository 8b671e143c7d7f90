import { formatearPesos } from '@remanso/contract/dinero';
import { Nota } from '../../../components/ui/Nota.tsx';
import type { TurnoDeEnlace } from '../../../entities/codigo/codigo.view.ts';
import { CuandoEsElTurno } from '../../../entities/reserva/por-reservar/CuandoEsElTurno.tsx';
import { contarPersonas } from '../../../lib/palabras.ts';

/** The turn that a code is to confirm, which nobody has booked yet. */
export function TurnoDelCodigo({ franja, personas, precio }: TurnoDeEnlace) {
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
