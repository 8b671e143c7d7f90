import { SEXOS, type Sexo } from '@remanso/contract/franjas.rules';
import { notasAutomaticas } from '@remanso/contract/reservas.rules';

/*
 * Who comes, and what is sent to book for them.
 */

export interface Acompaniante {
  nombre: string;
  genero: Sexo;
}

const EN_BLANCO: Acompaniante = { nombre: '', genero: 'OTROS' };

/** One per person beside the holder: who was written down already stays, the rest are blank. */
export function acompaniantesPara(
  personas: number,
  anteriores: readonly Acompaniante[],
): Acompaniante[] {
  return Array.from({ length: personas - 1 }, (_, orden) => anteriores[orden] ?? EN_BLANCO);
}

/*
 * The names of the controls to go to when something is missing.
 */
export const CAMPO_DE_FRANJA = 'franja';
export const CAMPO_DE_OTRO_TURNO = 'otro-turno';

export function campoDeNombre(orden: number): string {
  return `acompaniante-${orden + 1}`;
}

/** The first companion without a name, or -1. */
export function primeroSinNombre(acompaniantes: readonly Acompaniante[]): number {
  return acompaniantes.findIndex(({ nombre }) => nombre.trim() === '');
}

/** The profile's, else MASCULINO (specification §5): a stored profile may be an old one. */
export function generoDelTitular(genero: string | undefined): Sexo {
  return SEXOS.find((sexo) => sexo === genero) ?? 'MASCULINO';
}

export interface CuerpoDeReserva {
  franjaId: number;
  notas: string;
  generoTitular: Sexo;
  acompaniantes?: Acompaniante[];
}

/** `acompaniantes` only when more than one person comes (specification §3). */
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
