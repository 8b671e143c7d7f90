import { esFecha, esHora, fechaHora } from '@remanso/contract/calendario';
import type { FranjaDeCliente } from '@remanso/contract/franjas.contract';
import { MAXIMO_DE_PERSONAS, SEXOS, type Sexo } from '@remanso/contract/franjas.rules';
import type { Intento } from './intento.ts';
import type { LoPedido } from './loPedido.ts';
import type { Acompaniante } from './participantes.view.ts';

/*
 * The booking that is being made, as the tab keeps it.
 */

/** What is remembered of a franja: it can leave the day's list while it is chosen. */
export type FranjaElegida = Pick<FranjaDeCliente, 'id' | 'fecha' | 'horaInicio' | 'horaFin'>;

export interface Borrador {
  /** Whose it is: nobody else who logs in on this tab may see it. */
  usuario: number;
  /** Its name in the history, where the step is noted. */
  visita: string;
  franja: FranjaElegida | null;
  personas: number;
  titular: Sexo;
  acompaniantes: Acompaniante[];
  intento: Intento | null;
}

export function recordar({ id, fecha, horaInicio, horaFin }: FranjaElegida): FranjaElegida {
  return { id, fecha, horaInicio, horaFin };
}

export function inicioDe({ fecha, horaInicio }: FranjaElegida): string {
  return fechaHora(fecha, horaInicio);
}

/** Null for another person's, and for what another program or another version wrote. */
export function leerBorrador(texto: string | null, usuario: number): Borrador | null {
  try {
    const leido = JSON.parse(texto ?? '') as Borrador;
    return leido.usuario === usuario && esSano(leido) ? leido : null;
  } catch {
    return null;
  }
}

function esSano({ visita, franja, personas, titular, acompaniantes, intento }: Borrador): boolean {
  return (
    [visita, ...acompaniantes.map(({ nombre }) => nombre)].every(
      (uno) => typeof uno === 'string',
    ) &&
    [titular, ...acompaniantes.map(({ genero }) => genero)].every((uno) => SEXOS.includes(uno)) &&
    personas >= 1 &&
    personas <= MAXIMO_DE_PERSONAS &&
    (franja === null ||
      (franja.id > 0 &&
        esFecha(franja.fecha) &&
        esHora(franja.horaInicio) &&
        esHora(franja.horaFin))) &&
    (intento === null || typeof intento.clave === 'string')
  );
}

/** What the address asks for comes before what was kept; people of an earlier booking begin a new one. */
export function borradorInicial(
  guardado: Borrador | null,
  { franjaId, grupo }: LoPedido,
  enBlanco: Borrador,
): Borrador {
  const base = guardado && !grupo ? guardado : { ...enBlanco, ...grupo };
  return franjaId === null || franjaId === base.franja?.id ? base : { ...base, franja: null };
}
