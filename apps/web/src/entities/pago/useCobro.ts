import type { NuevoPago } from '@remanso/contract/caja/pagos.forms';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useRegistrarPago } from './pagos.mutations.ts';
import { enlaceDeRecibo } from './recibo.view.ts';
import { useCobroConVuelta } from './useCobroConVuelta.ts';

/** Registers a payment or refund of a booking, which a toast can undo (`useCobroConVuelta`). */
export function useCobro(reserva: Pick<ReservaDelMostrador, 'id' | 'cliente' | 'franja'>) {
  const { id, cliente } = reserva;
  const { mutateAsync: registrar } = useRegistrarPago();
  return useCobroConVuelta<NuevoPago>({
    registrar: (pago, clave) => registrar({ reservaId: id, clave, pago }),
    quien: `${cliente.nombre} ${cliente.apellido}`.trim(),
    recibo: ({ pago, saldo }) => enlaceDeRecibo(reserva, pago, saldo),
  });
}
