import { useQuery } from '@tanstack/react-query';
import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import type { ConfigDelCentro } from '../config/config.queries.ts';
import { consultasDeAbonos } from './abonos.queries.ts';
import { losQuePagan } from './pago-con-abono.view.ts';

interface Pedido {
  /** The client's configuration; null or undefined for who has no session, or while it loads. */
  config: ConfigDelCentro | null | undefined;
  /** The day of the booking; null while it is not known. */
  fecha: string | null;
  personas: number;
}

/**
 * Reads the client's abonos and returns those that can pay a booking. Nothing is asked where the
 * centre has no abonos.
 */
export function useAbonosParaReservar({ config, fecha, personas }: Pedido): {
  /** All abonos of the client; undefined while they are not known. */
  abonos: readonly AbonoVendido[] | undefined;
  losQuePueden: readonly AbonoVendido[];
} {
  const hay = config?.hayAbonos;
  const { data } = useQuery({ ...consultasDeAbonos.mios(), enabled: hay === true });
  const abonos = hay === false ? [] : data;
  return {
    abonos,
    losQuePueden: fecha === null ? [] : losQuePagan(abonos ?? [], { fecha, personas }),
  };
}
