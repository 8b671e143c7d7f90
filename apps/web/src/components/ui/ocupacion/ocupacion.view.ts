/*
 * Computes the occupancy bar of a franja from the people in its places (specification §2 and §9).
 */

export const GENEROS = ['hombre', 'mujer', 'otros'] as const;
export type Genero = (typeof GENEROS)[number];
export type Segmento = Genero | 'disponible';

/** The number of people for each gender of the contract; a missing key means 0. */
export type Composicion = Readonly<
  Partial<Record<'MASCULINO' | 'FEMENINO' | 'OTROS' | 'OTRO_NB' | 'NO_DECLARA', number>>
>;

export const LETRAS: Record<Genero, string> = { hombre: 'H', mujer: 'M', otros: 'O' };
export const NOMBRES: Record<Segmento, string> = {
  hombre: 'Hombre',
  mujer: 'Mujer',
  otros: 'Otros',
  disponible: 'Disponible',
};

/**
 * Counts the people by the three genders of the bar. OTRO_NB and NO_DECLARA count as 'otros' (rules
 * §7.1).
 */
function contarGeneros(composicion: Composicion): Record<Genero, number> {
  const { MASCULINO = 0, FEMENINO = 0, OTROS = 0, OTRO_NB = 0, NO_DECLARA = 0 } = composicion;
  return { hombre: MASCULINO, mujer: FEMENINO, otros: OTROS + OTRO_NB + NO_DECLARA };
}

/** Returns a segment for each place: men, women, others, then the free places. */
export function segmentosDe(composicion: Composicion, capacidad: number): Segmento[] {
  const cuentas = contarGeneros(composicion);
  const ocupados = GENEROS.flatMap((genero) => Array<Segmento>(cuentas[genero]).fill(genero));
  const libres = Math.max(0, capacidad - ocupados.length);
  return [...ocupados, ...Array<Segmento>(libres).fill('disponible')];
}

/**
 * The most places in one row. On the narrowest card, more segments would be narrower than their
 * letters.
 */
const EN_UNA_FILA = 6;

/** Returns the number of columns of the bar. More than EN_UNA_FILA places are shown in two rows. */
export function columnasDe(capacidad: number): number {
  return capacidad > EN_UNA_FILA ? Math.ceil(capacidad / 2) : capacidad;
}

/**
 * Returns the occupancy in words, such as 'Ocupado por 2 hombres, 1 mujer', or 'Libre' for an empty
 * franja.
 */
export function nombreDeOcupacion(composicion: Composicion): string {
  const { hombre, mujer, otros } = contarGeneros(composicion);
  const partes = [
    contar(hombre, 'hombre', 'hombres'),
    contar(mujer, 'mujer', 'mujeres'),
    contar(otros, 'otra persona', 'otras personas'),
  ].filter((parte) => parte !== '');
  return partes.length > 0 ? `Ocupado por ${partes.join(', ')}` : 'Libre';
}

function contar(cuantos: number, uno: string, varios: string): string {
  if (cuantos === 0) return '';
  return `${cuantos} ${cuantos === 1 ? uno : varios}`;
}
