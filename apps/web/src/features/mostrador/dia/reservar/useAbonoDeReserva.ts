import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { losQueSirven } from '../../../../entities/abono/abono.view.ts';
import { consultasDeAbonos } from '../../../../entities/abono/abonos.queries.ts';
import { porQueNoAlcanza, precioConAbono } from '../../../../entities/abono/para-reservar.view.ts';
import { abonoQuePaga } from '../../../../entities/abono/pago-con-abono.view.ts';
import { consultasDeConfig } from '../../../../entities/config/config.queries.ts';
import type { Avance, Suceso } from '../../../../entities/reserva/avance/avance.ts';
import type { Reserva } from './reservar-para-cliente.mutations.ts';
import type { EleccionDelMostrador } from './reservar.view.ts';

export interface AbonosDeReserva {
  /** True while the centre has abonos and a client is chosen. */
  hay: boolean;
  /** True until it is known which abonos the client has. */
  esperando: boolean;
  /** The abonos that can pay for the booking, the one that ends first at the top. */
  sirven: readonly AbonoVendido[];
  /** The others that have places, and why they cannot. */
  noAlcanzan: readonly { abono: AbonoVendido; porque: string }[];
  /** The abono that pays, unless the desk has chosen otherwise: the first one that can. */
  elegido: AbonoVendido | null;
  /** The worth of the places of `elegido` that the booking takes; undefined without one. */
  vale: number | undefined;
  /** Chooses the abono that pays; null pays apart. */
  elegir: (abonoVendidoId: number | null) => void;
}

interface Entrada {
  avance: Avance<EleccionDelMostrador, Reserva>;
  suceder: (suceso: Suceso<EleccionDelMostrador, Reserva>) => unknown;
  /** The beginning of the chosen franja; null without one. */
  inicio: string | null;
}

/**
 * The abonos of the chosen client for the booking that is being made. Nothing is asked where the
 * centre has none.
 */
export function useAbonoDeReserva({ avance, suceder, inicio }: Entrada): AbonosDeReserva {
  const { cliente, personas, abonoVendidoId = null, pagaAparte } = avance.datos.eleccion;
  const { data: config, isPending: sinConfig } = useQuery(consultasDeConfig.delCentro());
  const hay = config?.hayAbonos === true && cliente !== null;
  const { data = [], isPending } = useQuery({
    ...consultasDeAbonos.deCliente(cliente?.id ?? 0),
    enabled: hay,
  });
  const todos = hay
    ? losQueSirven(data).map((abono) => ({
        abono,
        porque: porQueNoAlcanza(abono, { inicio, personas }),
      }))
    : [];
  const sirven = todos.flatMap(({ abono, porque }) => (porque === null ? [abono] : []));
  const noAlcanzan = todos.flatMap(({ abono, porque }) => (porque ? [{ abono, porque }] : []));
  const quePaga = abonoQuePaga(sirven, { abonoVendidoId, pagaAparte: pagaAparte === true });
  const elegido = sirven.find(({ id }) => id === quePaga) ?? null;
  const esperando = cliente !== null && (sinConfig || (hay && isPending));

  // The abono that pays follows from what the client has, the franja and the people. It stays while
  // a booking with it is sent or in doubt.
  const id = elegido?.id ?? null;
  const cambia = avance.en === 'confirmando' && !esperando && abonoVendidoId !== id;
  useLayoutEffect(() => {
    if (cambia) suceder({ tipo: 'escribir', cambio: { abonoVendidoId: id } });
  });

  return {
    hay,
    esperando,
    sirven,
    noAlcanzan,
    elegido,
    vale: elegido ? precioConAbono(elegido, personas) : undefined,
    elegir: (elegida) =>
      void suceder({
        tipo: 'elegir',
        cambio: { abonoVendidoId: elegida, pagaAparte: elegida === null },
      }),
  };
}
