import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franjas.contract';
import { mensajeSinCupo, plazasLibres, type Sexo } from '@remanso/contract/franjas.rules';
import { capitalizar } from '@remanso/contract/nombres.rules';
import { FALTAN_NOMBRES } from '@remanso/contract/reservas.rules';
import { motivoParaNoReservar } from './acciones.view.ts';
import { etapaDe, textoDePlazas } from './dia.view.ts';

/*
 * The desk's booking for a client who phoned or walked in.
 */

export interface AcompanianteEscrito {
  nombre: string;
  genero: Sexo;
}

export interface ClienteElegido {
  id: number;
  nombre: string;
  apellido: string;
  telefono: string;
}

export interface ReservaParaCliente {
  franjaId: number;
  clienteId: number;
  notas?: string;
  acompaniantes?: AcompanianteEscrito[];
}

interface Borrador {
  franja: Franja | undefined;
  cliente: ClienteElegido | null;
  personas: number;
  acompaniantes: readonly AcompanianteEscrito[];
  notas: string;
}

export const FALTA_CLIENTE = 'Falta elegir para quién es la reserva';
export const FALTA_FRANJA = 'Por favor selecciona un horario';

/**
 * The reason that the franja cannot be booked as it is now: places that were free a moment ago may be taken or blocked.
 */
export function impedimento(
  franja: Franja | undefined,
  personas: number,
  ahora: string,
): string | null {
  if (!franja) return null;
  const motivo = motivoParaNoReservar(franja, etapaDe(franja, ahora));
  if (motivo !== null) return motivo;
  const libres = plazasLibres(franja);
  return personas > libres ? mensajeSinCupo(libres) : null;
}

/** A shorter reason, for several franjas side by side. */
export function motivoParaNoElegir(franja: Franja, ahora: string): string | null {
  const etapa = etapaDe(franja, ahora);
  if (motivoParaNoReservar(franja, etapa) === null) return null;
  return etapa === 'por venir' ? textoDePlazas(franja) : 'Ya comenzó';
}

/** The first thing that is missing; null when the booking can be sent. */
export function faltaEn(borrador: Borrador): string | null {
  if (!borrador.franja) return FALTA_FRANJA;
  if (!borrador.cliente) return FALTA_CLIENTE;
  return borrador.acompaniantes.some(({ nombre }) => nombre.trim() === '') ? FALTAN_NOMBRES : null;
}

/**
 * The body of the booking. `notas` and `acompaniantes` are left out when empty; the server then writes the automatic
 * notes.
 */
export function cuerpoDe(
  franjaId: number,
  clienteId: number,
  { acompaniantes, notas }: Pick<Borrador, 'acompaniantes' | 'notas'>,
): ReservaParaCliente {
  return {
    franjaId,
    clienteId,
    ...(notas.trim() !== '' && { notas: notas.trim() }),
    ...(acompaniantes.length > 0 && { acompaniantes: [...acompaniantes] }),
  };
}

/** The button's text. After the price changed it has the new price, which the press accepts. */
export function accionDeReservar(precioAnterior: number | null, precio?: number): string {
  return precioAnterior === null || precio === undefined
    ? 'Confirmar reserva'
    : `Confirmar a ${formatearPesos(precio)}`;
}

/** Splits the search text into the name and surname of a new client. */
export function nombreBuscado(texto: string): { nombre: string; apellido: string } {
  const [nombre = '', ...resto] = capitalizar(texto).trim().split(/\s+/);
  return { nombre, apellido: resto.join(' ') };
}
