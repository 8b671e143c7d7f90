import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { AcompaniantesDeReserva } from './AcompaniantesDeReserva.tsx';
import { NotasPorEscribir } from './NotasPorEscribir.tsx';
import { RepetirReserva } from './RepetirReserva.tsx';
import { losAcompaniantes, type EleccionDelMostrador } from './reservar.view.ts';
import type { useReservaParaCliente } from './useReservaParaCliente.ts';

interface PropiedadesDeLoDemasDeReserva {
  eleccion: EleccionDelMostrador;
  franja: Franja | undefined;
  reserva: Pick<ReturnType<typeof useReservaParaCliente>, 'cambiarAcompaniante' | 'escribir'>;
  /** Called once the turn is booked for several weeks instead of once. */
  alRepetir: () => void;
}

/** The optional parts of the desk's booking: the companions, the notes, and to repeat the turn. */
export function LoDemasDeReserva({
  eleccion,
  franja,
  reserva,
  alRepetir,
}: PropiedadesDeLoDemasDeReserva) {
  return (
    <>
      <AcompaniantesDeReserva
        acompaniantes={losAcompaniantes(eleccion)}
        alCambiar={reserva.cambiarAcompaniante}
      />
      <NotasPorEscribir
        valor={eleccion.notas}
        alEscribir={(notas) => reserva.escribir({ notas })}
      />
      <RepetirReserva {...{ franja, eleccion, alRepetir }} />
    </>
  );
}
