import { SEXOS, type Sexo } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { esNombreProvisorio, notasAutomaticas } from '@remanso/contract/reserva/reservas.rules';

/*
 * The people of a booking, and the body of the request that books for them.
 */

export interface Acompaniante {
  nombre: string;
  genero: Sexo;
}

export const EN_BLANCO: Acompaniante = { nombre: '', genero: 'OTROS' };

/**
 * Returns a companion of an earlier booking, with an empty name or the gender OTROS where the desk
 * did not know the name or the gender.
 */
export function delAnterior({
  nombreOptional: nombre,
  sexoOptional: sexo,
}: ReservaDeCliente['participantes'][number]): Acompaniante {
  return {
    nombre: esNombreProvisorio(nombre) ? '' : nombre,
    genero: sexo === 'NO_DECLARA' ? EN_BLANCO.genero : sexo,
  };
}

/**
 * Returns a companion for each person besides the holder: first those of `anteriores`, then blank
 * ones.
 */
export function acompaniantesPara(
  personas: number,
  anteriores: readonly Acompaniante[],
): Acompaniante[] {
  return Array.from({ length: personas - 1 }, (_, orden) => anteriores[orden] ?? EN_BLANCO);
}

/*
 * The names of the controls that receive the focus when something is missing in the form.
 */
export const CAMPO_DE_FRANJA = 'franja';
export const CAMPO_DE_OTRO_TURNO = 'otro-turno';

export function campoDeNombre(orden: number): string {
  return `acompaniante-${orden + 1}`;
}

/** The position of the first companion without a name, or -1. */
export function primeroSinNombre(acompaniantes: readonly { nombre: string }[]): number {
  return acompaniantes.findIndex(({ nombre }) => nombre.trim() === '');
}

/**
 * The gender of the holder's profile. MASCULINO where the profile has no valid gender
 * (specification §5).
 */
export function generoDelTitular(genero: string | undefined): Sexo {
  return SEXOS.find((sexo) => sexo === genero) ?? 'MASCULINO';
}

export interface CuerpoDeReserva {
  franjaId: number;
  notas: string;
  generoTitular: Sexo;
  acompaniantes?: Acompaniante[];
  /** Absent where the price is paid. */
  abonoVendidoId?: number;
}

/**
 * The body of the request that books. It has `acompaniantes` only for more than one person
 * (specification §3).
 */
export function cuerpoDeReserva(
  franjaId: number,
  generoTitular: Sexo,
  acompaniantes: readonly Acompaniante[],
): CuerpoDeReserva {
  return {
    franjaId,
    notas: notasAutomaticas(acompaniantes.length + 1),
    generoTitular,
    ...(acompaniantes.length > 0 && { acompaniantes: [...acompaniantes] }),
  };
}

/** The id of the form with the people. A button outside the form sends the form by this id. */
export const FORMULARIO_DE_PARTICIPANTES = 'participantes';
