import { esFecha, esHora } from '@remanso/contract/calendario';
import { MAXIMO_DE_PERSONAS, SEXOS, type Sexo } from '@remanso/contract/franja/franjas.rules';
import type { Intento } from '../../../entities/reserva/avance/intento.ts';
import type { Eleccion } from './eleccion.view.ts';
import type { LoPedido } from './loPedido.ts';

/*
 * Reads the borrador that the tab keeps, and makes the borrador with which a booking begins.
 */

export interface Borrador extends Eleccion {
  /**
   * The id of the borrador's user: nobody else who logs in on this tab may see it. Null while nobody
   * is logged in.
   */
  usuario: number | null;
  /** The id of this visit: a history entry with the same id belongs to this borrador. */
  visita: string;
  intento: Intento | null;
}

/** A borrador of an earlier app version says nothing of abonos. */
const SIN_ABONO = { abonoVendidoId: null, pagaAparte: false };

/**
 * Reads the borrador. Returns null for a borrador of another user or of another app version, and
 * for a text that is no borrador.
 */
export function entenderBorrador(texto: string | null, usuario: number | null): Borrador | null {
  try {
    const leido = { ...SIN_ABONO, ...(JSON.parse(texto ?? '') as Borrador) };
    return leido.usuario === usuario && esSano(leido) ? leido : null;
  } catch {
    return null;
  }
}

function esSano(borrador: Borrador): boolean {
  const { visita, franja, personas, titular, acompaniantes, intento, abonoVendidoId } = borrador;
  return (
    [visita, ...acompaniantes.map(({ nombre }) => nombre)].every(
      (uno) => typeof uno === 'string',
    ) &&
    (titular === null || SEXOS.includes(titular)) &&
    acompaniantes.every(({ genero }) => SEXOS.includes(genero)) &&
    personas >= 1 &&
    personas <= MAXIMO_DE_PERSONAS &&
    (franja === null ||
      (franja.id > 0 &&
        esFecha(franja.fecha) &&
        esHora(franja.horaInicio) &&
        esHora(franja.horaFin))) &&
    (abonoVendidoId === null || abonoVendidoId > 0) &&
    (intento === null || typeof intento.clave === 'string')
  );
}

/**
 * Returns the borrador to begin with. What the address asks for takes precedence over the saved
 * borrador. Where the address names an earlier booking, a new borrador begins with the people of
 * that booking.
 */
export function borradorInicial(
  guardado: Borrador | null,
  { franjaId, personas, grupo }: LoPedido,
  enBlanco: Borrador,
): Borrador {
  const base = {
    ...(guardado && !grupo ? guardado : { ...enBlanco, ...grupo }),
    ...(personas !== null && { personas }),
  };
  return franjaId === null || franjaId === base.franja?.id ? base : { ...base, franja: null };
}

/** The person who has logged in, and the e-mail that was typed before. */
interface Llegada {
  usuario: number;
  email: string;
  /** The gender of their account. */
  genero: Sexo;
  /** The e-mail that was typed without a session; empty where none was. */
  escrito: string;
}

/**
 * Returns the borrador of a person who has logged in: what they chose before (`deVisita`), unless
 * `propio` is the same booking gone on since. The names that somebody typed under another e-mail are
 * not taken over.
 */
export function borradorAlLlegar(
  propio: Borrador | null,
  deVisita: Borrador | null,
  { usuario, email, genero, escrito }: Llegada,
): Borrador | null {
  if (!deVisita || propio?.visita === deVisita.visita) return propio;
  const esSuyo = escrito === '' || escrito.toLowerCase() === email.toLowerCase();
  const titular = deVisita.titular ?? genero;
  return { ...deVisita, usuario, titular, ...(!esSuyo && { acompaniantes: [] }) };
}
