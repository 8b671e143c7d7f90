import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { useQuery } from '@tanstack/react-query';
import { losQueSirven } from '../../../../entities/abono/abono.view.ts';
import { consultasDeAbonos } from '../../../../entities/abono/abonos.queries.ts';
import { porQueNoAlcanza, precioConAbono } from '../../../../entities/abono/para-reservar.view.ts';
import { consultasDeConfig } from '../../../../entities/config/config.queries.ts';
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
  /** What the places of `elegido` that the booking takes are worth; undefined without one. */
  vale: number | undefined;
}

/**
 * The abonos of the chosen client for the booking that is being made. Nothing is asked where the
 * centre has none.
 */
export function useAbonoDeReserva(
  { cliente, personas, abonoVendidoId, pagaAparte }: EleccionDelMostrador,
  inicio: string | null,
): AbonosDeReserva {
  const { data: config } = useQuery(consultasDeConfig.delCentro());
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
  const elEscrito = sirven.find(({ id }) => id === abonoVendidoId);
  const elegido = pagaAparte ? null : (elEscrito ?? sirven[0] ?? null);
  const vale = elegido ? precioConAbono(elegido, personas) : undefined;
  return { hay, esperando: hay && isPending, sirven, noAlcanzan, elegido, vale };
}
