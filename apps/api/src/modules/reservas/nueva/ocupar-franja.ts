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
import { buscarFranja, tomarFranja, tomarPlazas } from '../../franjas/franjas.repository.ts';
import { asentarVencidas, tieneVencidas } from '../tiempo/estado.repository.ts';
import type { Politica } from '../politicas.rules.ts';
import { fueraDeVentana, personasFueraDeRango } from '../reservas.errors.ts';

interface Entrada {
  franjaId: number;
  personas: number;
  politica: Politica;
  /**
   * True when the places are for a booking of the franja, which the desk may change until the end
   * of the day.
   */
  paraSuReserva?: boolean;
}

/**
 * Takes the places of a franja, or throws the refusal that applies, in the order of rules §8.1.
 * Returns when the franja begins; the caller looks whether that lies inside a client's window. Most
 * franjas can be booked, so that the places are taken first and the franja is looked at only where
 * they were not to be had: what throws takes nothing.
 */
export async function ocuparFranja(tx: Tx, clock: Clock, pedido: Entrada): Promise<string> {
  const { franjaId: id, personas } = pedido;
  const ahora = clock.now();
  const tomar = () => tomarPlazas(tx, { id, personas, ahora });
  const franja =
    (await tomar()) ?? ((await despejar(tx, { id, ahora })) ? await tomar() : undefined);
  if (!franja) {
    await comprobarReservable(tx, clock, pedido);
    // Another transaction has changed the franja since.
    throw sinCupo(0);
  }
  if (estaCerrada(clock, { ...pedido, ...franja })) throw franjaComenzada();
  if (personas > MAXIMO_DE_PERSONAS) throw personasFueraDeRango();
  // What its holder had here and time has cancelled must not stand in the way of a new booking.
  if (franja.hayVencidas) await asentarVencidas(tx, { franjaId: id, ahora });
  return franja.inicio;
}

/** Writes down what time has cancelled in a franja that seems full; false where that is nothing. */
async function despejar(tx: Tx, { id, ahora }: { id: number; ahora: string }): Promise<boolean> {
  if (!(await tieneVencidas(tx, { franjaId: id, ahora }))) return false;
  await tomarFranja(tx, id);
  await asentarVencidas(tx, { franjaId: id, ahora });
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

/** Returns whether it is too late to take places; the desk's own booking may grow all day long. */
function estaCerrada(
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

/** Throws when a franja with this beginning lies outside the clients' booking window. */
export function comprobarVentana(clock: Clock, inicio: string, dias: number): void {
  if (fechaDe(inicio) > sumarDias(clock.today(), dias)) throw fueraDeVentana(dias);
}
