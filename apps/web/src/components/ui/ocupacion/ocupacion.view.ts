/*
 * Computes the occupancy bar of a franja from the people in its places (specification §2 and §9).
 */

export const GENEROS = ['hombre', 'mujer', 'otros'] as const;
export type Genero = (typeof GENEROS)[number];
/**
 * The look of a place of the bar: the gender of who has it, that an offer of the waiting list holds
 * it, or that it is free.
 */
export type Segmento = Genero | 'guardado' | 'disponible';

/** The number of people for each gender of the contract; a missing key means 0. */
export type Composicion = Readonly<
  Partial<Record<'MASCULINO' | 'FEMENINO' | 'OTROS' | 'OTRO_NB' | 'NO_DECLARA', number>>
>;

export const LETRAS: Record<Exclude<Segmento, 'disponible'>, string> = {
  hombre: 'H',
  mujer: 'M',
  otros: 'O',
  guardado: 'G',
};
export const NOMBRES: Record<Segmento, string> = {
  hombre: 'Hombre',
  mujer: 'Mujer',
  otros: 'Otros',
  guardado: 'Guardado',
  disponible: 'Disponible',
};

/**
 * Counts the people by the three genders of the bar. OTRO_NB and NO_DECLARA count as 'otros' (rules
 * §7.1), without the places that offers hold, which stand under NO_DECLARA (rules §16.3).
 */
function contarGeneros(composicion: Composicion, guardados: number): Record<Genero, number> {
  const { MASCULINO = 0, FEMENINO = 0, OTROS = 0, OTRO_NB = 0, NO_DECLARA = 0 } = composicion;
  return { hombre: MASCULINO, mujer: FEMENINO, otros: OTROS + OTRO_NB + NO_DECLARA - guardados };
}

/** Returns a segment for each place: men, women, others, the held places, then the free ones. */
export function segmentosDe(
  composicion: Composicion,
  capacidad: number,
  guardados = 0,
): Segmento[] {
  const cuentas = contarGeneros(composicion, guardados);
  const ocupados = [
    ...GENEROS.flatMap((genero) => Array<Segmento>(cuentas[genero]).fill(genero)),
    ...Array<Segmento>(guardados).fill('guardado'),
  ];
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
 * Returns the occupancy in words, such as 'Ocupado por 2 hombres, 1 mujer' or 'Ocupado por 1 mujer;
 * 1 lugar guardado', or 'Libre' for an empty franja.
 */
export function nombreDeOcupacion(composicion: Composicion, guardados = 0): string {
  const { hombre, mujer, otros } = contarGeneros(composicion, guardados);
  const partes = [
    contar(hombre, 'hombre', 'hombres'),
    contar(mujer, 'mujer', 'mujeres'),
    contar(otros, 'otra persona', 'otras personas'),
  ].filter((parte) => parte !== '');
  const retenidos = contar(guardados, 'lugar guardado', 'lugares guardados');
  if (partes.length === 0) return retenidos || 'Libre';
  return `Ocupado por ${partes.join(', ')}${retenidos && `; ${retenidos}`}`;
}

function contar(cuantos: number, uno: string, varios: string): string {
  if (cuantos === 0) return '';
  return `${cuantos} ${cuantos === 1 ? uno : varios}`;
}
