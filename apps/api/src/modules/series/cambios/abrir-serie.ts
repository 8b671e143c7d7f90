import { MAXIMO_DE_PERSONAS } from '@remanso/contract/franja/franjas.rules';
import { iniciosDeSerie } from '@remanso/contract/serie/series.rules';
import type { Tx } from '../../../database/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import { sinPermiso } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/http/session.ts';
import { buscarAjustes, type Ajustes } from '../../config/config.queries.ts';
import { franjaComenzada, franjaInexistente } from '../../franjas/franjas.errors.ts';
import { buscarFranja } from '../../franjas/franjas.repository.ts';
import { comprobarNombres, type PedidoDeReserva } from '../../reservas/nueva/crear-reserva.ts';
import { comprobarVentana, estaCerrada } from '../../reservas/nueva/ocupar-franja.ts';
import { resolverTitular, type Titular } from '../../reservas/nueva/resolver-titular.ts';
import { politicaDe } from '../../reservas/politicas.rules.ts';
import { personasFueraDeRango } from '../../reservas/reservas.errors.ts';
import { abonoInexistente } from '../series.errors.ts';

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
  comprobarAbono(pedido);
  if (estaCerrada(clock, { politica, ...primera })) throw franjaComenzada();
  if (politica.conLimites) comprobarVentana(clock, primera.inicio, ajustes?.ventanaDias ?? 0);
  const personas = acompaniantes.length + 1;
  if (personas > MAXIMO_DE_PERSONAS) throw personasFueraDeRango();
  return { titular, personas, ajustes, inicios: iniciosDeSerie({ ...primera, ...pedido }) };
}

/** Throws 403 where a client asks for a series and the centre leaves that to the desk. */
function comprobarPermiso({ esDelMostrador }: Session, ajustes: Ajustes | undefined): void {
  if (!esDelMostrador && !ajustes?.seriesDeClientes) throw sinPermiso();
}

/**
 * Throws 404 for an abono that the holder does not have. Nobody has one: abonos join here, and where `crearSerie` inserts the bookings that they pay.
 */
function comprobarAbono({ abonoVendidoId }: PedidoDeSerie): void {
  if (abonoVendidoId !== undefined) throw abonoInexistente();
}
