import { useQueryClient } from '@tanstack/react-query';
import { consultasDeAbonos } from '../../../../entities/abono/abonos.queries.ts';
import { consultasDePrecios } from '../../../../entities/precio/precios.queries.ts';
import { conPrecioAlDia } from '../../../../entities/reserva/avance/precio-cambiado.ts';
import { reservar } from '../../../../entities/reserva/reservas.mutations.ts';
import type { Envio } from '../../../../entities/reserva/avance/useAvance.ts';
import { useCambioDelDia } from '../franja/franjas.mutations.ts';
import type { ReservaParaCliente } from './reservar.view.ts';

export type Reserva = Awaited<ReturnType<typeof reservar>>;

/**
 * Books for a client. Where the server refuses because the price has changed, the price, or
 * what is left of the abono that pays, is read again.
 */
export function useReservarParaCliente() {
  const consultas = useQueryClient();
  return useCambioDelDia(({ cuerpo, intento }: Envio<ReservaParaCliente>) =>
    conPrecioAlDia(reservar(cuerpo, intento), () =>
      consultas.refetchQueries({
        queryKey: cuerpo.abonoVendidoId ? consultasDeAbonos.todas : consultasDePrecios.todas,
      }),
    ),
  );
}
