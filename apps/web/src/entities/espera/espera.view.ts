import type { Espera } from '@remanso/contract/espera/esperas.contract';
import {
  LO_QUE_DURA_UNA_OFERTA,
  estaAbierta,
  seOfrece,
} from '@remanso/contract/espera/esperas.rules';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { plazasLibres } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { fechaDe, fechaHora, horaDe, nombreDeMomento } from '@remanso/contract/calendario';
import { contarPersonas } from '../../lib/palabras.ts';
import { cancelacionDe } from '../reserva/reserva.view.ts';

/*
 * The texts for a client about the line of a full franja, and about their own place in it.
 */

/**
 * Returns, for example, 'Puesto 3 en la lista': the number that the desk reads before the entry.
 * `posicion` is 1 for the first in the line.
 */
export function puestoEnLaLista(posicion: number): string {
  return `Puesto ${posicion} en la lista`;
}

/**
 * Returns a sentence that says what happens once places are free, and where the client learns of
 * it.
 */
export function loQueSigue(personas: number, conCorreo: boolean): string {
  const seLibera = personas === 1 ? 'se libere un lugar' : `se liberen ${personas} lugares juntos`;
  const seGuarda = personas === 1 ? 'queda guardado' : 'quedan guardados';
  const aviso = conCorreo ? 'llega por email y está en el Inicio' : 'está en el Inicio';
  const aceptar = personas === 1 ? 'aceptarlo' : 'aceptarlos';
  return `Cuando ${seLibera}, ${seGuarda} ${LO_QUE_DURA_UNA_OFERTA} para ${aceptar}; el aviso ${aviso}.`;
}

/**
 * Says what becomes of the turn that a client would rather change: an accepted offer is a booking of
 * its own (rules §16.5), and the other one stays.
 */
export function loQueNoCambia(inicio: string): string {
  return `Al aceptar haces una reserva nueva. La del ${nombreDeMomento(inicio)} no se mueve: sigue hasta que la canceles.`;
}

export function tituloDeOferta(personas: number): string {
  return personas === 1 ? 'Hay un lugar guardado' : `Hay ${personas} lugares guardados`;
}

/** Returns the open entry in the line of a franja; undefined where there is none. */
export function esperaEn(esperas: readonly Espera[], franjaId: number): Espera | undefined {
  return esperas.find(({ franja, estado }) => franja.id === franjaId && estaAbierta(estado));
}

/** The part of a booking that says whether its client may give it back for an offer. */
type TurnoPropio = Pick<
  ReservaDeCliente,
  'estado' | 'cancelableHasta' | 'cerrada' | 'numPersonas'
> & {
  franja: Pick<ReservaDeCliente['franja'], 'id' | 'inicio'>;
};

/**
 * Returns the client's other turn on the day of an offer, first one that they can still cancel;
 * undefined where they have none.
 */
export function otroTurnoDelDia<T extends TurnoPropio>(
  propios: readonly T[],
  { franja }: Pick<Espera, 'franja'>,
  ahora: string,
): T | undefined {
  const dia = fechaDe(franja.inicio);
  const otros = propios.filter(
    (uno) =>
      fechaDe(uno.franja.inicio) === dia &&
      uno.franja.id !== franja.id &&
      (uno.estado === 'pendiente' || uno.estado === 'confirmada'),
  );
  return otros.find((uno) => seDeja(uno, ahora)) ?? otros[0];
}

/** True while the client can give a turn back. */
export function seDeja(turno: TurnoPropio, ahora: string): boolean {
  return cancelacionDe(turno, ahora).puede;
}

/** Says, on the card of an offer, which other turn of that day the client has. */
export function yaTienes(otro: TurnoPropio, ahora: string): string {
  const tienes = `Ese día ya tienes el turno de las ${horaDe(otro.franja.inicio)}`;
  return seDeja(otro, ahora) ? `${tienes}.` : `${tienes}, que ya no puedes cancelar.`;
}

/** Says, before an offer is accepted, which turn is cancelled with it. */
export function loQueSeDeja({ franja, numPersonas }: TurnoPropio): string {
  return `Al reservar cancelas tu turno de las ${horaDe(franja.inicio)}, para ${contarPersonas(numPersonas)}.`;
}

/** Returns whether somebody may wait for that many places of a franja (rules §16.2). */
export function seEspera(
  franja: FranjaDeCliente,
  personas: number,
  ahora: string,
  capacidad = franja.capacidadEfectiva,
): boolean {
  return (
    franja.estado !== 'BLOQUEADA' &&
    plazasLibres(franja) < personas &&
    personas <= capacidad &&
    seOfrece(fechaHora(franja.fecha, franja.horaInicio), ahora)
  );
}
