import {
  DIAS_SEMANA,
  esHora,
  horaDeMinutos,
  minutosDeHora,
  type DiaSemana,
} from '@remanso/contract/calendario';
import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import { franjasDeTramos, problemaDeHorario, type Tramo } from '@remanso/contract/plan/plan.rules';
import { nombreDeDia } from '@remanso/contract/dias.rules';
import { enLista } from '../../lib/palabras.ts';

/*
 * The week while it is being edited (specification §5). Every change makes a new week.
 */

export interface TramoEditable extends Tramo {
  /** A key for the screen, which tells two ranges of a day apart. */
  id: number;
}

export interface DiaEditable {
  diaSemana: DiaSemana;
  activo: boolean;
  tramos: TramoEditable[];
}

let ultimoId = 0;

function editable({ horaInicio, horaFin }: Tramo): TramoEditable {
  return { id: ++ultimoId, horaInicio, horaFin };
}

/** The seven days from Monday, whichever of them the saved week has. */
export function semanaEditable(semana: Semana): DiaEditable[] {
  return DIAS_SEMANA.map((diaSemana) => {
    const dia = semana.find((uno) => uno.diaSemana === diaSemana);
    return { diaSemana, activo: dia?.activo ?? false, tramos: (dia?.tramos ?? []).map(editable) };
  });
}

/**
 * The week to be saved. A closed day keeps its ranges for when it opens again, unless they are
 * invalid, which nobody would see.
 */
export function semanaParaGuardar(dias: readonly DiaEditable[]): Semana {
  return dias.map(({ diaSemana, activo, tramos }) => {
    const cuerpo = {
      diaSemana,
      activo,
      tramos: tramos.map(({ horaInicio, horaFin }) => ({ horaInicio, horaFin })),
    };
    return activo || problemaDelDia({ ...cuerpo, activo: true }) === null
      ? cuerpo
      : { ...cuerpo, tramos: [] };
  });
}

/**
 * The edited days after a save: a day that was saved otherwise than requested is replaced by the
 * saved one.
 */
export function conLoQueQueda(
  dias: readonly DiaEditable[],
  pedida: Semana,
  guardada: Semana,
): DiaEditable[] {
  const guardados = semanaEditable(guardada);
  return dias.map((dia, orden) =>
    JSON.stringify(pedida[orden]) === JSON.stringify(guardada[orden])
      ? dia
      : (guardados[orden] ?? dia),
  );
}

type Cambio = (dia: DiaEditable) => DiaEditable;

export function cambiarDia(
  dias: readonly DiaEditable[],
  cual: DiaSemana,
  cambio: Cambio,
): DiaEditable[] {
  return dias.map((dia) => (dia.diaSemana === cual ? cambio(dia) : dia));
}

/** Opens or closes a day. A day that opens without hours gets the new range at once. */
export function abrirOCerrar(nuevo: Tramo): Cambio {
  return (dia) =>
    !dia.activo && dia.tramos.length === 0
      ? { ...dia, activo: true, tramos: [editable(nuevo)] }
      : { ...dia, activo: !dia.activo };
}

export function agregarTramo(nuevo: Tramo): Cambio {
  return (dia) => ({ ...dia, tramos: [...dia.tramos, editable(nuevo)] });
}

export function cambiarTramo(id: number, cambio: Partial<Tramo>): Cambio {
  return (dia) => ({
    ...dia,
    tramos: dia.tramos.map((tramo) => (tramo.id === id ? { ...tramo, ...cambio } : tramo)),
  });
}

export function quitarTramo(id: number): Cambio {
  return (dia) => ({ ...dia, tramos: dia.tramos.filter((tramo) => tramo.id !== id) });
}

const ULTIMO_MINUTO = 24 * 60 - 1;

/**
 * Copies a range to the first free hours of the same length; where there are none, to the same
 * hours, for the person to correct.
 */
export function copiarTramo(id: number): Cambio {
  return (dia) => {
    const original = dia.tramos.find((tramo) => tramo.id === id);
    if (!original) return dia;
    return {
      ...dia,
      tramos: [...dia.tramos, editable(lugarPara(original, dia.tramos) ?? original)],
    };
  };
}

function lugarPara(original: Tramo, tramos: readonly Tramo[]): Tramo | null {
  if (!esHora(original.horaInicio) || !esHora(original.horaFin)) return null;
  const largo = minutosDeHora(original.horaFin) - minutosDeHora(original.horaInicio);
  const comienzos = [original, ...tramos].map(({ horaFin }) => horaFin).filter(esHora);
  const libre = comienzos
    .map((hora) => minutosDeHora(hora))
    .find(
      (inicio) =>
        inicio + largo <= ULTIMO_MINUTO &&
        tramos.every(
          ({ horaInicio, horaFin }) =>
            minutosDeHora(horaFin) <= inicio || minutosDeHora(horaInicio) >= inicio + largo,
        ),
    );
  return libre === undefined || largo <= 0
    ? null
    : { horaInicio: horaDeMinutos(libre), horaFin: horaDeMinutos(libre + largo) };
}

export function copiarATodos(dias: readonly DiaEditable[], desde: DiaSemana): DiaEditable[] {
  const origen = dias.find((dia) => dia.diaSemana === desde)?.tramos ?? [];
  return dias.map((dia) =>
    dia.activo && dia.diaSemana !== desde ? { ...dia, tramos: origen.map(editable) } : dia,
  );
}

/** Returns what is wrong with a day, naming it, or null. A closed day is never wrong. */
export function problemaDelDia(
  dia: Pick<DiaEditable, 'diaSemana' | 'activo'> & { tramos: readonly Tramo[] },
): string | null {
  if (!dia.activo) return null;
  const ilegible = dia.tramos.some(
    ({ horaInicio, horaFin }) => !esHora(horaInicio) || !esHora(horaFin),
  );
  return ilegible
    ? `El día ${nombreDeDia(dia.diaSemana)} tiene una hora sin completar: van de 00:00 a 23:59`
    : problemaDeHorario(dia);
}

/** True for a range that `problemaDelDia` complains about. */
export function estaMal(tramo: TramoEditable, tramos: readonly TramoEditable[]): boolean {
  const { horaInicio, horaFin } = tramo;
  if (!esHora(horaInicio) || !esHora(horaFin) || horaFin <= horaInicio) return true;
  return tramos.some(
    (otro) => otro.id !== tramo.id && otro.horaInicio < horaFin && horaInicio < otro.horaFin,
  );
}

/** The number of franjas that a day will have; null while its hours cannot be read. */
export function turnosDelDia(dia: DiaEditable, duracionMin: number): number | null {
  if (!dia.activo) return 0;
  return problemaDelDia(dia) === null ? franjasDeTramos(dia.tramos, duracionMin).length : null;
}

const DESPERDICIO_MIN = 30;

/**
 * Sentences about the ranges that hold no franja, or waste half an hour or more; none while the
 * hours cannot be read.
 */
export function desperdicios(tramos: readonly Tramo[], duracionMin: number): string[] {
  return tramos.flatMap(({ horaInicio, horaFin }) => {
    if (!esHora(horaInicio) || !esHora(horaFin)) return [];
    const minutos = minutosDeHora(horaFin) - minutosDeHora(horaInicio);
    const sobran = minutos % duracionMin;
    if (minutos <= 0 || (minutos >= duracionMin && sobran < DESPERDICIO_MIN)) return [];
    const tramo = `De ${horaInicio} a ${horaFin}`;
    return minutos < duracionMin
      ? [`${tramo} no entra ningún turno: duran ${duracionMin} minutos.`]
      : [`${tramo} sobran ${sobran} minutos, en los que no entra otro turno.`];
  });
}

export interface BloqueDeDia {
  /** `desde` and `ancho` are percentages of the 24 hours. */
  desde: number;
  ancho: number;
}

export function bloquesDe(dia: { activo: boolean; tramos: readonly Tramo[] }): BloqueDeDia[] {
  if (!dia.activo) return [];
  return dia.tramos
    .filter(
      ({ horaInicio, horaFin }) => esHora(horaInicio) && esHora(horaFin) && horaInicio < horaFin,
    )
    .map(({ horaInicio, horaFin }) => {
      const desde = enPorciento(horaInicio);
      return { desde, ancho: enPorciento(horaFin) - desde };
    });
}

function enPorciento(hora: string): number {
  return (100 * minutosDeHora(hora)) / (24 * 60);
}

/**
 * Returns, for example, '6 días abiertos, 44 turnos por semana'; the second half is left out until
 * all hours can be read.
 */
export function resumenDeSemana(
  dias: readonly DiaEditable[],
  duracionMin: number | undefined,
): string {
  const abiertos = dias.filter((dia) => dia.activo).length;
  if (abiertos === 0) return 'Ningún día abierto';
  const texto = abiertos === 1 ? '1 día abierto' : `${abiertos} días abiertos`;
  if (duracionMin === undefined) return texto;
  const turnos = dias.map((dia) => turnosDelDia(dia, duracionMin));
  if (turnos.includes(null)) return texto;
  return `${texto}, ${textoDeTurnos(turnos.reduce<number>((suma, n) => suma + (n ?? 0), 0))} por semana`;
}

export function textoDeTurnos(cuantos: number): string {
  return cuantos === 1 ? '1 turno' : `${cuantos} turnos`;
}

/** The sentence about what leaving without saving would lose; null where nothing differs. */
export function loQueSePierde(
  dias: readonly DiaEditable[],
  guardados: readonly DiaEditable[],
): string | null {
  const igual = (uno: DiaEditable, otro: DiaEditable | undefined) =>
    JSON.stringify(semanaParaGuardar([uno])) === JSON.stringify(otro && semanaParaGuardar([otro]));
  const distintos = dias.filter((dia, orden) => !igual(dia, guardados[orden]));
  if (distintos.length === 0) return null;
  return distintos.length === DIAS_SEMANA.length
    ? 'Se pierden los cambios de toda la semana.'
    : `Se pierden los cambios del ${enLista(distintos.map(({ diaSemana }) => nombreDeDia(diaSemana)))}.`;
}

/** The text of the toast after copying, because most of the changed days are out of sight. */
export function textoDeCopiado(dia: DiaSemana, aCuantos: number): string {
  const donde = aCuantos === 1 ? 'al otro día activo' : `a los otros ${aCuantos} días activos`;
  return `Horarios del ${nombreDeDia(dia)} copiados ${donde}`;
}
