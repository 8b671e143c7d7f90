import { diaDeSemana, fechaDePascua, sumarDias, type DiaSemana } from '../calendario.ts';

/*
 * Argentina's national holidays of a year, as Ley 27.399 orders them. The dates are computed, so no
 * network is needed. Only the bridges (puentes) are a list, because a decree names the bridges of
 * each year shortly before.
 */

/** A `puente` is a non-working day decreed for tourism; by law it is no feriado. */
export type ClaseDeFeriado = 'inamovible' | 'trasladable' | 'puente';

export interface FeriadoNacional {
  fecha: string;
  descripcion: string;
  clase: ClaseDeFeriado;
  /**
   * The date that the feriado commemorates, where the feriado was moved from that date; null where
   * it was not moved.
   */
  original: string | null;
}

const INAMOVIBLES: readonly (readonly [diaDelAnio: string, descripcion: string])[] = [
  ['01-01', 'Año Nuevo'],
  ['03-24', 'Día Nacional de la Memoria por la Verdad y la Justicia'],
  ['04-02', 'Día del Veterano y de los Caídos en la Guerra de Malvinas'],
  ['05-01', 'Día del Trabajador'],
  ['05-25', 'Día de la Revolución de Mayo'],
  ['06-20', 'Paso a la Inmortalidad del General Manuel Belgrano'],
  ['07-09', 'Día de la Independencia'],
  ['12-08', 'Inmaculada Concepción de María'],
  ['12-25', 'Navidad'],
];

const DE_PASCUA = [
  [-48, 'Carnaval'],
  [-47, 'Carnaval'],
  [-2, 'Viernes Santo'],
] as const;

const TRASLADABLES: readonly (readonly [diaDelAnio: string, descripcion: string])[] = [
  ['06-17', 'Paso a la Inmortalidad del General Martín Miguel de Güemes'],
  ['08-17', 'Paso a la Inmortalidad del General José de San Martín'],
  ['10-12', 'Día del Respeto a la Diversidad Cultural'],
  ['11-20', 'Día de la Soberanía Nacional'],
];

/**
 * The bridges (puentes) of each year, from Decreto 1027/2024 and Resolución 164/2025 of the
 * Jefatura de Gabinete.
 */
const PUENTES: Record<number, readonly string[]> = {
  2025: ['2025-05-02', '2025-08-15', '2025-11-21'],
  2026: ['2026-03-23', '2026-07-10', '2026-12-07'],
};

/**
 * By how many days a movable feriado is moved (article 6 of Ley 27.399): from Tuesday and Wednesday
 * back to the Monday before, from Thursday and Friday on to the Monday after.
 */
const DIAS_AL_LUNES: Partial<Record<DiaSemana, number>> = {
  MARTES: -1,
  MIERCOLES: -2,
  JUEVES: 4,
  VIERNES: 3,
};

/**
 * Returns the national holidays of a year, by date. Two feriados on one day become one feriado with
 * both names.
 * @example feriadosNacionales(2026)[0].descripcion // 'Año Nuevo'
 */
export function feriadosNacionales(anio: number): FeriadoNacional[] {
  const pascua = fechaDePascua(anio);
  const todos: FeriadoNacional[] = [
    ...INAMOVIBLES.map(([dia, descripcion]) => inamovible(`${anio}-${dia}`, descripcion)),
    ...DE_PASCUA.map(([dias, descripcion]) => inamovible(sumarDias(pascua, dias), descripcion)),
    ...TRASLADABLES.map(([dia, descripcion]) => trasladable(`${anio}-${dia}`, descripcion)),
    ...(PUENTES[anio] ?? []).map(puente),
  ];
  const porFecha = Map.groupBy(todos, ({ fecha }) => fecha);
  return [...porFecha.values()]
    .flatMap(([primero, ...otros]) =>
      primero ? [{ ...primero, descripcion: nombresDe([primero, ...otros]) }] : [],
    )
    .toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
}

/**
 * Returns whether the bridges (puentes) of a year are known.
 * @example sabePuentes(2026) // true
 */
export function sabePuentes(anio: number): boolean {
  return PUENTES[anio] !== undefined;
}

function inamovible(fecha: string, descripcion: string): FeriadoNacional {
  return { fecha, descripcion, clase: 'inamovible', original: null };
}

function trasladable(original: string, descripcion: string): FeriadoNacional {
  const dias = DIAS_AL_LUNES[diaDeSemana(original)] ?? 0;
  const fecha = sumarDias(original, dias);
  return { fecha, descripcion, clase: 'trasladable', original: dias === 0 ? null : original };
}

function puente(fecha: string): FeriadoNacional {
  const descripcion = 'Día no laborable con fines turísticos';
  return { fecha, descripcion, clase: 'puente', original: null };
}

const nombresDe = (feriados: readonly FeriadoNacional[]) =>
  feriados.map(({ descripcion }) => descripcion).join(' · ');
