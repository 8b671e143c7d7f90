import { MAXIMO_DE_PERSONAS } from '@remanso/contract/franja/franjas.rules';
import { iniciosDeSerie } from '@remanso/contract/serie/series.rules';
import type { Tx } from '../../../database/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import { sinPermiso } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/http/session.ts';
import { abonoInexistente } from '../../abonos/abonos.errors.ts';
import { valorDeCada } from '../../abonos/abonos.repository.ts';
import { leSirve, leerFinDeAbono } from '../../abonos/abonos.queries.ts';
import { buscarAjustes, type Ajustes } from '../../config/config.queries.ts';
import { franjaComenzada, franjaInexistente } from '../../franjas/franjas.errors.ts';
import { buscarFranja } from '../../franjas/franjas.repository.ts';
import { comprobarNombres, type PedidoDeReserva } from '../../reservas/nueva/crear-reserva.ts';
import { comprobarVentana, estaCerrada } from '../../reservas/nueva/ocupar-franja.ts';
import { resolverTitular, type Titular } from '../../reservas/nueva/resolver-titular.ts';
import { politicaDe } from '../../reservas/politicas.rules.ts';
import { personasFueraDeRango } from '../../reservas/reservas.errors.ts';

export interface PedidoDeSerie extends Pick<
  PedidoDeReserva,
  'session' | 'clienteId' | 'franjaId' | 'acompaniantes'
> {
  /** The weeks from one date to the next. */
  cada: number;
  veces: number;
  abonoVendidoId?: number | undefined;
}

export interface SerieAbierta {
  titular: Titular;
  personas: number;
  /** The momentos at which the dates begin. */
  inicios: string[];
  /**
   * The pesos that an abono pays for its dates, in the order in which they are booked; undefined
   * where none pays the series.
   */
  preciosFijos: number[] | undefined;
  /** Undefined before the first configuration. */
  ajustes: Ajustes | undefined;
}

/**
 * Checks what does not depend on the single dates, and returns the dates. Throws the first refusal
 * in the order of rules §22.1. `leer` reads the account of the holder, as in `resolverTitular`.
 */
export async function abrirSerie(
  tx: Tx,
  { clock, leer }: { clock: Clock; leer?: Parameters<typeof resolverTitular>[2] },
  pedido: PedidoDeSerie,
): Promise<SerieAbierta> {
  const { session, franjaId, acompaniantes } = pedido;
  const politica = politicaDe(session);
  const ajustes = await buscarAjustes(tx);
  comprobarPermiso(session, ajustes);
  comprobarNombres(politica, acompaniantes);
  const primera = await buscarFranja(tx, franjaId);
  if (!primera) throw franjaInexistente();
  const titular = await resolverTitular(tx, pedido, leer);
  const personas = acompaniantes.length + 1;
  const preciosFijos = await preciosDeAbono(tx, pedido, { usuarioId: titular.usuarioId, personas });
  if (estaCerrada(clock, { politica, ...primera })) throw franjaComenzada();
  if (politica.conLimites) comprobarVentana(clock, primera.inicio, ajustes?.ventanaDias ?? 0);
  if (personas > MAXIMO_DE_PERSONAS) throw personasFueraDeRango();
  return {
    titular,
    personas,
    ajustes,
    preciosFijos,
    inicios: iniciosDeSerie({ ...primera, ...pedido }),
  };
}

/** Throws 403 where a client asks for a series and the centre leaves that to the desk. */
function comprobarPermiso({ esDelMostrador }: Session, ajustes: Ajustes | undefined): void {
  if (!esDelMostrador && !ajustes?.seriesDeClientes) throw sinPermiso();
}

/**
 * Returns what the places of the dates are worth in the abono that pays the series, in the order in
 * which the dates take them; undefined where none does. Throws 404 for an abono that the holder may not use.
 */
async function preciosDeAbono(
  tx: Tx,
  { abonoVendidoId, veces: cuantas }: PedidoDeSerie,
  { usuarioId, personas }: { usuarioId: number; personas: number },
): Promise<number[] | undefined> {
  if (abonoVendidoId === undefined) return undefined;
  if (!(await leSirve(tx, abonoVendidoId, usuarioId))) throw abonoInexistente();
  return valorDeCada(await leerFinDeAbono(tx, abonoVendidoId), { personas, cuantas });
}
