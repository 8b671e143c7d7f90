import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useLayoutEffect } from 'react';
import type { AbonoDeLaReserva } from '../../../entities/abono/PagoConAbono.tsx';
import { abonoQuePaga, opcionesDePago } from '../../../entities/abono/pago-con-abono.view.ts';
import { useAbonosParaReservar } from '../../../entities/abono/useAbonosParaReservar.ts';
import type { Avance, Suceso } from '../../../entities/reserva/avance/avance.ts';
import type { Eleccion } from './eleccion.view.ts';
import type { Calendario } from './turno/useFechaElegida.ts';

interface Reserva {
  avance: Avance<Eleccion, ReservaDeCliente>;
  suceder: (suceso: Suceso<Eleccion, ReservaDeCliente>) => unknown;
  /** The price to which somebody has agreed before their session was open; null otherwise. */
  porMandar: number | null;
}

/**
 * Chooses the abono that pays the booking, by itself where the client has one that can, and as the
 * client says otherwise. What is asked about, sent or refused keeps its abono until the client
 * chooses anew.
 */
export function useAbonoDeLaReserva(
  { avance, suceder, porMandar }: Reserva,
  { config, fecha }: Calendario,
): AbonoDeLaReserva {
  const { eleccion, error } = avance.datos;
  const { personas, abonoVendidoId: id } = eleccion;
  const { abonos, losQuePueden } = useAbonosParaReservar({ config, fecha, personas });
  const pendiente = avance.en === 'eligiendo' || avance.en === 'participantes';
  const seElige = pendiente && abonos !== undefined && !error?.deAbono && porMandar === null;
  const cual = seElige ? abonoQuePaga(losQuePueden, eleccion) : id;

  // The choice follows the abonos before the paint, so that no price appears for a moment.
  useLayoutEffect(() => {
    if (cual !== id) suceder({ tipo: 'escribir', cambio: { abonoVendidoId: cual } });
  });

  return {
    id,
    opciones: opcionesDePago(losQuePueden, abonos ?? [], id),
    elegir: (otro) =>
      suceder({ tipo: 'elegir', cambio: { abonoVendidoId: otro, pagaAparte: otro === null } }),
  };
}
