import { nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useMutation } from '@tanstack/react-query';
import { confirmar } from '../../components/ui/dialogo/confirmar.ts';
import { vuelvenAlAbono } from '../abono/lugares-que-vuelven.view.ts';
import { loPagadoAlCancelar } from '@remanso/contract/reserva/senia.rules';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { DURACION_PARA_DESHACER, cartel } from '../../lib/carteles.ts';
import { enfocarReserva } from './enfocarReserva.ts';
import { mutacionesDeReservasPropias } from './propias/reservas-propias.mutations.ts';
import { ERROR_AL_DESHACER } from './reservas.mutations.ts';

/**
 * Asks whether to cancel a booking, shows the consequences, cancels the booking, and offers once to
 * undo that. A booking in a closed turn cannot come back, so nothing is offered.
 */
export function useCancelarReserva() {
  const { mutateAsync } = useMutation(mutacionesDeReservasPropias.cancelar());
  const { mutateAsync: deshacer } = useMutation(mutacionesDeReservasPropias.deshacer());

  async function recuperar(reserva: ReservaDeCliente) {
    try {
      await deshacer(reserva);
      cartel.exito('La reserva vuelve a ser tuya', {
        detalle: `Es el ${nombreDeMomento(reserva.franja.inicio)}.`,
      });
      enfocarReserva(reserva.id);
    } catch (fallo) {
      cartel.error(mensajeDe(fallo, ERROR_AL_DESHACER));
    }
  }

  return async (reserva: ReservaDeCliente) => {
    const hecho = await confirmar({
      titulo: '¿Cancelar la reserva?',
      detalle: <Consecuencias reserva={reserva} />,
      accion: 'Cancelar reserva',
      alConfirmar: () => mutateAsync(reserva.id),
      siFalla: 'Error al cancelar la reserva',
    });
    if (!hecho) return;
    cartel.exito(
      'Reserva cancelada exitosamente',
      reserva.cerrada
        ? {}
        : {
            duracion: DURACION_PARA_DESHACER,
            accion: { texto: 'Deshacer', alElegir: () => void recuperar(reserva) },
          },
    );
    enfocarReserva(reserva.id);
  };
}

function Consecuencias({ reserva }: { reserva: ReservaDeCliente }) {
  const { fecha, horario, numPersonas, precio, pagado, abono } = reserva;
  const lugares =
    numPersonas === 1 ? 'Se libera el lugar' : `Se liberan los ${numPersonas} lugares`;
  return (
    <div className="flex flex-col gap-3">
      <p>
        <span className="block first-letter:uppercase">{nombreDeFecha(fecha)}</span>
        <span className="cifras block text-3xl font-extrabold tracking-tight">{horario}</span>
      </p>
      <p>
        {lugares} y la reserva{abono ? '' : ` de ${formatearPesos(precio)}`} queda en el historial
        como cancelada.
      </p>
      {abono && (
        <p className="font-medium [overflow-wrap:anywhere]">
          {vuelvenAlAbono(numPersonas, abono.nombre)}.
        </p>
      )}
      {pagado > 0 && !abono && <p className="font-medium">{loPagadoAlCancelar(pagado)}</p>}
    </div>
  );
}
