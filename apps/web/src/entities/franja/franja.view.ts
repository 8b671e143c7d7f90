import { minutosDeHora } from '@remanso/contract/calendario';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import {
  CERRADO,
  COMPLETO,
  cuantosLugares,
  plazasLibres,
} from '@remanso/contract/franja/franjas.rules';

/*
 * The texts about each franja of the grid of hours.
 */

/** The part of a franja that says whether it can be chosen. */
export type Ocupacion = Pick<FranjaDeCliente, 'estado' | 'capacidadEfectiva' | 'ocupadosTotal'>;

/**
 * True where a franja can be chosen: its estado is ACTIVA and it has free places for `personas`
 * people (specification §4).
 */
export function esElegible(franja: Ocupacion, personas = 1): boolean {
  return franja.estado === 'ACTIVA' && plazasLibres(franja) >= personas;
}

/** Returns '1 lugar libre' or, for example, '3 lugares libres'. */
export function contarLugares(libres: number): string {
  return `${cuantosLugares(libres)} ${libres === 1 ? 'libre' : 'libres'}`;
}

/**
 * Returns the number of free places, or 'Cerrado' or 'Completo' where nobody can book the franja.
 */
export function textoDeFranja(franja: FranjaDeCliente): string {
  if (franja.estado === 'BLOQUEADA') return CERRADO;
  return esElegible(franja) ? contarLugares(plazasLibres(franja)) : COMPLETO;
}

/** Returns `textoDeFranja`, or for example 'Solo 1 lugar' where that is too little for a group. */
export function textoPara(franja: FranjaDeCliente, personas: number): string {
  return esElegible(franja) && !esElegible(franja, personas)
    ? `Solo ${cuantosLugares(plazasLibres(franja))}`
    : textoDeFranja(franja);
}

/** Returns, for example, '09:00, 3 lugares libres'. */
export function nombreDeFranja(franja: FranjaDeCliente): string {
  return `${franja.horaInicio}, ${textoDeFranja(franja)}`;
}

/**
 * The franjas other than `desde` with room for `personas` people, the nearest hour to `desde`
 * first.
 */
export function cercanas(
  franjas: readonly FranjaDeCliente[],
  desde: Pick<FranjaDeCliente, 'id' | 'horaInicio'>,
  personas: number,
): FranjaDeCliente[] {
  const lejania = ({ horaInicio }: FranjaDeCliente) =>
    Math.abs(minutosDeHora(horaInicio) - minutosDeHora(desde.horaInicio));
  return franjas
    .filter((franja) => franja.id !== desde.id && esElegible(franja, personas))
    .toSorted((a, b) => lejania(a) - lejania(b));
}

const PARTES = [
  { parte: 'Por la mañana', hasta: '13:00' },
  { parte: 'Por la tarde', hasta: '20:00' },
  { parte: 'Por la noche', hasta: '24:00' },
];

/** Groups the franjas of a day by morning, afternoon and evening; an empty part is left out. */
export function porParteDelDia<F extends { horaInicio: string }>(
  franjas: readonly F[],
): { parte: string; franjas: F[] }[] {
  return PARTES.map(({ parte, hasta }, indice) => {
    const desde = PARTES[indice - 1]?.hasta ?? '';
    return {
      parte,
      franjas: franjas.filter(({ horaInicio }) => horaInicio >= desde && horaInicio < hasta),
    };
  }).filter((grupo) => grupo.franjas.length > 0);
}
