import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { Nota } from '../../components/ui/Nota.tsx';
import { enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import { EscribirAlCentro } from './EscribirAlCentro.tsx';
import { textoDeCierre } from './cierre.view.ts';

/**
 * Tells the client that the centre is closed at the hour of a booking, and what the client can do.
 */
export function CierreDeReserva({ reserva }: { reserva: ReservaDeCliente }) {
  const texto = textoDeCierre(reserva);
  if (!texto) return null;
  return (
    <Nota tono="aviso">
      <p>{texto}</p>
      <p className="font-normal">
        El centro te va a proponer otro turno. También puedes cambiar de turno o cancelar ahora
        mismo, sin plazo.
      </p>
      <p className="mt-1">
        <EscribirAlCentro
          reserva={reserva}
          className={`${enlaceDeTexto} inline-flex items-center gap-1.5`}
        />
      </p>
    </Nota>
  );
}
