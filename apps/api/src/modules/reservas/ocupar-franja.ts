import { fechaDe, sumarDias } from '@remanso/contract/calendario';
import { MAXIMO_DE_PERSONAS, plazasLibres } from '@remanso/contract/franjas.rules';
import type { Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { leerVentana } from '../config/config.queries.ts';
import {
  franjaBloqueada,
  franjaComenzada,
  franjaInexistente,
  sinCupo,
} from '../franjas/franjas.errors.ts';
import { buscarFranja, tomarFranja, tomarPlazas } from '../franjas/franjas.repository.ts';
import { asentarVencidas } from './estado.repository.ts';
import { haySinSenia } from './soltar-sin-senia.ts';
import { fueraDeVentana, personasFueraDeRango } from './reservas.errors.ts';

interface Entrada {
  franjaId: number;
  personas: number;
  /**
   * True for an administrator, who may book beyond the window and in a franja that is under way.
   */
  esDelMostrador: boolean;
  /**
   * True when the places are for a booking of the franja, which the desk may change until the end
   * of the day.
   */
  paraSuReserva?: boolean;
}

/**
 * Takes the places of a franja, or throws the refusal that applies, in the order of rules §7.
 * Returns when the franja begins.
 */
export async function ocuparFranja(tx: Tx, clock: Clock, pedido: Entrada): Promise<string> {
  const { franjaId, esDelMostrador } = pedido;
  const ahora = clock.now();
  if (esDelMostrador || (await haySinSenia(tx, { franjaId, ahora }))) {
    await tomarFranja(tx, franjaId);
    await asentarVencidas(tx, { franjaId, ahora });
  }
  await comprobarReservable(tx, clock, pedido);
  const inicio = await tomarPlazas(tx, pedido.franjaId, pedido.personas);
  if (inicio !== undefined) return inicio;
  // Another transaction changed the franja between the check and the taking, so the check runs
  // again to find the refusal.
  await comprobarReservable(tx, clock, pedido);
  throw sinCupo(0);
}

async function comprobarReservable(
  tx: Tx,
  clock: Clock,
  { franjaId, personas, esDelMostrador, paraSuReserva = false }: Entrada,
): Promise<void> {
  const franja = await buscarFranja(tx, franjaId);
  if (!franja) throw franjaInexistente();
  if (estaCerrada(clock, franja, { esDelMostrador, paraSuReserva })) throw franjaComenzada();
  if (!esDelMostrador) comprobarVentana(clock, franja.inicio, await leerVentana(tx));
  if (franja.bloqueada) throw franjaBloqueada();
  if (personas > MAXIMO_DE_PERSONAS) throw personasFueraDeRango();
  if (personas > plazasLibres(franja)) throw sinCupo(plazasLibres(franja));
}

/**
 * Returns whether it is too late to take places: for a client once the franja begins, for the desk
 * once it ends (rules §10.16).
 */
function estaCerrada(
  clock: Clock,
  { inicio, fin }: { inicio: string; fin: string },
  { esDelMostrador, paraSuReserva }: { esDelMostrador: boolean; paraSuReserva: boolean },
): boolean {
  if (!esDelMostrador) return inicio <= clock.now();
  return paraSuReserva ? fechaDe(inicio) < clock.today() : fin <= clock.now();
}

/** Throws when a franja with this beginning lies outside the clients' booking window. */
export function comprobarVentana(clock: Clock, inicio: string, dias: number): void {
  if (fechaDe(inicio) > sumarDias(clock.today(), dias)) throw fueraDeVentana(dias);
}
