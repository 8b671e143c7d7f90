import { fechaDe, sumarDias } from '@remanso/contract/calendario';
import { MAXIMO_DE_PERSONAS, plazasLibres } from '@remanso/contract/franja/franjas.rules';
import type { Tx } from '../../../database/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import { leerVentana } from '../../config/config.queries.ts';
import {
  franjaBloqueada,
  franjaComenzada,
  franjaInexistente,
  sinCupo,
} from '../../franjas/franjas.errors.ts';
import {
  buscarFranja,
  tomarFranja,
  tomarPlazas,
  type FranjaOcupada,
} from '../../franjas/franjas.repository.ts';
import type { Anunciar } from '../../avisos/crear-avisar.ts';
import { asentarVencidas, hayPorAsentar } from '../tiempo/estado.repository.ts';
import { vencerOfertas } from '../tiempo/vencer-ofertas.ts';
import type { Politica } from '../politicas.rules.ts';
import { fueraDeVentana, personasFueraDeRango } from '../reservas.errors.ts';

interface Entrada {
  franjaId: number;
  personas: number;
  politica: Politica;
  /**
   * True when the places are for one more person in a booking of this franja, which the desk can
   * change until the end of the day.
   */
  paraSuReserva?: boolean;
}

/**
 * Takes places in a franja. Throws the first refusal in the order of rules §8.1. The places are taken
 * before the franja is examined, because most franjas can be booked; a refused caller has taken no
 * places, because the transaction is rolled back. Where the places can be taken, the caller must check
 * the booking window.
 */
export async function ocuparFranja(
  tx: Tx,
  anunciar: Anunciar,
  pedido: Entrada,
): Promise<FranjaOcupada> {
  const { clock } = anunciar;
  const { franjaId: id, personas } = pedido;
  const ahora = clock.now();
  const tomar = () => tomarPlazas(tx, { id, personas, ahora });
  let franja = await tomar();
  if (!franja && (await ponerAlDia(tx, anunciar, id))) franja = await tomar();
  if (!franja) {
    await comprobarReservable(tx, clock, pedido);
    // The franja could not be booked a moment ago and can be now: another transaction has changed
    // it.
    throw sinCupo(0);
  }
  if (estaCerrada(clock, { ...pedido, ...franja })) throw franjaComenzada();
  if (personas > MAXIMO_DE_PERSONAS) {
    if (pedido.politica.conLimites) comprobarVentana(clock, franja.inicio, await leerVentana(tx));
    throw personasFueraDeRango();
  }
  // Bookings of this franja that time has cancelled are stored as cancelled, so that their holders
  // can book the franja again.
  if (franja.hayVencidas) await asentarVencidas(tx, anunciar, id);
  return franja;
}

/**
 * Called where no places could be taken. Stores the end of the bookings and offers of a franja that
 * time has ended, and offers their places to the people who wait. Returns false where time has
 * ended none.
 */
async function ponerAlDia(tx: Tx, anunciar: Anunciar, id: number): Promise<boolean> {
  if (!(await hayPorAsentar(tx, { franjaId: id, ahora: anunciar.clock.now() }))) return false;
  await tomarFranja(tx, id);
  await asentarVencidas(tx, anunciar, id);
  await vencerOfertas(tx, anunciar, id);
  return true;
}

async function comprobarReservable(tx: Tx, clock: Clock, pedido: Entrada): Promise<void> {
  const { franjaId, personas } = pedido;
  const franja = await buscarFranja(tx, franjaId);
  if (!franja) throw franjaInexistente();
  if (estaCerrada(clock, { ...pedido, ...franja })) throw franjaComenzada();
  if (pedido.politica.conLimites) comprobarVentana(clock, franja.inicio, await leerVentana(tx));
  if (franja.bloqueada) throw franjaBloqueada();
  if (personas > MAXIMO_DE_PERSONAS) throw personasFueraDeRango();
  if (personas > plazasLibres(franja)) throw sinCupo(plazasLibres(franja));
}

/**
 * Returns whether it is too late to take places in a franja. With `paraSuReserva`, the desk can
 * take places until the end of the day.
 */
export function estaCerrada(
  clock: Clock,
  {
    politica: { ocupaHasta },
    paraSuReserva = false,
    inicio,
    fin,
  }: Pick<Entrada, 'politica' | 'paraSuReserva'> & { inicio: string; fin: string },
): boolean {
  if (ocupaHasta === 'COMIENZO') return inicio <= clock.now();
  return paraSuReserva ? fechaDe(inicio) < clock.today() : fin <= clock.now();
}

/**
 * Throws when the franja begins on a day after the last day of the booking window, `dias` days from
 * today.
 */
export function comprobarVentana(clock: Clock, inicio: string, dias: number): void {
  if (fechaDe(inicio) > sumarDias(clock.today(), dias)) throw fueraDeVentana(dias);
}
