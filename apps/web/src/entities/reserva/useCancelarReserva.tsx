import { nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useMutation } from '@tanstack/react-query';
import { confirmar } from '../../components/ui/dialogo/confirmar.ts';
import { vuelvenAlAbono } from '../abono/lugares-que-vuelven.view.ts';
import { loPagadoAlCancelar } from '@remanso/contract/reserva/senia.rules';
import { cartel } from '../../lib/carteles.ts';
import { enfocarReserva } from './enfocarReserva.ts';
import { mutacionesDeReservasPropias } from './propias/reservas-propias.mutations.ts';

/** Asks whether to cancel a booking, shows the consequences, and cancels the booking. */
export function useCancelarReserva() {
  const { mutateAsync } = useMutation(mutacionesDeReservasPropias.cancelar());
  return async (reserva: ReservaDeCliente) => {
    const hecho = await confirmar({
      titulo: '¿Cancelar la reserva?',
      detalle: <Consecuencias reserva={reserva} />,
      accion: 'Cancelar reserva',
      alConfirmar: () => mutateAsync(reserva.id),
      siFalla: 'Error al cancelar la reserva',
    });
    if (!hecho) return;
    cartel.exito('Reserva cancelada exitosamente');
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
        como cancelada. No lo puedes deshacer: para volver, reserva de nuevo.
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
