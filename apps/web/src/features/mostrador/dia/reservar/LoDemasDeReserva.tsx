import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { AcompaniantesDeReserva } from './AcompaniantesDeReserva.tsx';
import { PedirSenia } from './PedirSenia.tsx';
import { NotasPorEscribir } from './NotasPorEscribir.tsx';
import { PagoDeReserva } from './PagoDeReserva.tsx';
import { RepetirReserva } from './RepetirReserva.tsx';
import { losAcompaniantes, type EleccionDelMostrador } from './reservar.view.ts';
import type { useReservaParaCliente } from './useReservaParaCliente.ts';

interface PropiedadesDeLoDemasDeReserva {
  eleccion: EleccionDelMostrador;
  franja: Franja | undefined;
  reserva: Pick<
    ReturnType<typeof useReservaParaCliente>,
    'cambiarAcompaniante' | 'escribir' | 'abonos' | 'precio'
  >;
  ahora: string;
  /** Called once the turn is booked for several weeks instead of once. */
  alRepetir: () => void;
}

/** The optional parts of the desk's booking: the companions, the notes, the
 * abono that pays or the seña, and to repeat the turn. */
export function LoDemasDeReserva({
  eleccion,
  franja,
  reserva,
  ahora,
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
      <PagoDeReserva abonos={reserva.abonos} cliente={eleccion.cliente} />
      {franja && reserva.precio.data && !reserva.abonos.elegido && (
        <PedirSenia
          inicio={franja.inicio}
          precio={reserva.precio.data.precioTotal}
          ahora={ahora}
          pedida={eleccion.pedirSenia === true}
          alPedir={(pedirSenia) => reserva.escribir({ pedirSenia })}
        />
      )}
      <RepetirReserva {...{ franja, eleccion, alRepetir }} />
    </>
  );
}
