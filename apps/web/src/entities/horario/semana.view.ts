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
 * The opening hours of the week while they are edited (specification §5).
 */

export interface TramoEditable extends Tramo {
  /** A key for the screen only: it tells two tramos of a day apart. */
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

/** Returns seven days from Monday; a day that `semana` lacks is closed. */
export function semanaEditable(semana: Semana): DiaEditable[] {
  return DIAS_SEMANA.map((diaSemana) => {
    const dia = semana.find((uno) => uno.diaSemana === diaSemana);
    return { diaSemana, activo: dia?.activo ?? false, tramos: (dia?.tramos ?? []).map(editable) };
  });
}

/**
 * The week to be saved. A closed day keeps its tramos, so that they are there when the day opens
 * again. Invalid tramos of a closed day are dropped, because the screen does not show them.
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
 * The edited days after a save. Where the server saved a day otherwise than requested, the saved
 * day replaces the edited day.
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

/** Opens or closes a day. A day that opens without tramos receives `nuevo`. */
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
 * Copies a tramo to the first free hours of the same length. Where no hours are free, the copy has
 * the same hours, and the person must correct it.
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

/** Returns a text that names the day and its mistake, or null. A closed day has no mistake. */
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

/**
 * True for a tramo with an unreadable hour, with an end that is not after the start, or with hours
 * that overlap another tramo.
 */
export function estaMal(tramo: TramoEditable, tramos: readonly TramoEditable[]): boolean {
  const { horaInicio, horaFin } = tramo;
  if (!esHora(horaInicio) || !esHora(horaFin) || horaFin <= horaInicio) return true;
  return tramos.some(
    (otro) => otro.id !== tramo.id && otro.horaInicio < horaFin && horaInicio < otro.horaFin,
  );
}

/**
 * The number of franjas that a day will have: 0 for a closed day, null while the day has a mistake
 * (`problemaDelDia`).
 */
export function turnosDelDia(dia: DiaEditable, duracionMin: number): number | null {
  if (!dia.activo) return 0;
  return problemaDelDia(dia) === null ? franjasDeTramos(dia.tramos, duracionMin).length : null;
}

const DESPERDICIO_MIN = 30;

/**
 * Sentences about the tramos that hold no franja, or leave half an hour or more unused. A tramo
 * whose hours cannot be read has no sentence.
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
 * Returns, for example, '6 días abiertos, 44 turnos por semana'. The number of turnos is left out
 * while an open day has a mistake (`problemaDelDia`) or `duracionMin` is undefined.
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

/** The sentence about the edits that are lost on leaving unsaved; null without edits. */
export function loQueSePierde(
  dias: readonly DiaEditable[],
  guardados: readonly DiaEditable[],
): string | null {
  const igual = (uno: DiaEditable, otro: DiaEditable | undefined) =>
    JSON.stringify(semanaParaGuardar([uno])) === JSON.stringify(otro && semanaParaGuardar([otro]));
  const distintos = dias.filter((dia, orden) => !igual(dia, guardados[orden]));
  if (distintos.length === 0) return null;
  return distintos.length === DIAS_SEMANA.length
    ? 'Pierdes los cambios de toda la semana.'
    : `Pierdes los cambios del ${enLista(distintos.map(({ diaSemana }) => nombreDeDia(diaSemana)))}.`;
}

/**
 * The text of the toast after the hours of a day were copied. The text counts the changed days,
 * because most of them are out of sight.
 */
export function textoDeCopiado(dia: DiaSemana, aCuantos: number): string {
  const donde = aCuantos === 1 ? 'al otro día activo' : `a los otros ${aCuantos} días activos`;
  return `Horarios del ${nombreDeDia(dia)} copiados ${donde}`;
}
