import {
  diaDeSemana,
  diasEntre,
  fechaDe,
  fechaHora,
  fechasEntre,
  horaDeMinutos,
  minutosDeHora,
  sumarDias,
} from '@remanso/contract/calendario';
import {
  franjasVivas,
  hoy,
  ocupados,
  porInicio,
  type Centro,
  type Franja,
  type Tramo,
} from './centro.ts';
import { conflicto } from './vistas.ts';

/*
 * The franjas that a day should have, and what becomes of those that it has (rules §5, §9.6, §9.7, §9.13).
 */

interface Lapso {
  inicio: string;
  fin: string;
}

interface Deseada extends Lapso {
  capacidad: number;
}

export const seTocan = (a: Lapso, b: Lapso) => a.inicio < b.fin && a.fin > b.inicio;

function tramosDelDia(centro: Centro, fecha: string): { tramos: Tramo[]; capacidad: number } {
  const { capacidadBase } = centro.config;
  const override = [...centro.overrides.values()].find((cada) => cada.fecha === fecha);
  if (override) return { tramos: override.tramos, capacidad: override.capacidad ?? capacidadBase };
  const esFeriado = [...centro.feriados.values()].some((feriado) => feriado.fecha === fecha);
  const dia = centro.horarios.find(({ diaSemana }) => diaSemana === diaDeSemana(fecha));
  const abierto = dia?.activo && !esFeriado;
  return { tramos: abierto ? dia.tramos : [], capacidad: capacidadBase };
}

function deseadasDelDia(centro: Centro, fecha: string): Deseada[] {
  const { tramos, capacidad } = tramosDelDia(centro, fecha);
  const duracion = centro.config.duracionBaseMin;
  const deseadas: Deseada[] = [];
  for (const { horaInicio, horaFin } of tramos) {
    const cierre = minutosDeHora(horaFin);
    for (let desde = minutosDeHora(horaInicio); desde + duracion <= cierre; desde += duracion) {
      const inicio = fechaHora(fecha, horaDeMinutos(desde));
      const fin = fechaHora(fecha, horaDeMinutos(desde + duracion));
      deseadas.push({ inicio, fin, capacidad });
    }
  }
  return deseadas.filter(({ inicio }) => inicio > centro.ahora);
}

/** Returns the id of the oldest bloqueo that overlaps these hours, or null. */
export function bloqueoSobre(centro: Centro, { inicio, fin }: Lapso): number | null {
  const fecha = fechaDe(inicio);
  const cubren = [...centro.bloqueos.values()].filter((bloqueo) => {
    if (fecha < bloqueo.fechaDesde || bloqueo.fechaHasta < fecha) return false;
    if (bloqueo.horaInicio === null || bloqueo.horaFin === null) return true;
    const horas = {
      inicio: fechaHora(fecha, bloqueo.horaInicio),
      fin: fechaHora(fecha, bloqueo.horaFin),
    };
    return seTocan(horas, { inicio, fin });
  });
  return cubren.length === 0 ? null : Math.min(...cubren.map(({ id }) => id));
}

/** Returns the id that the server gave to the franja on the calendar that begins at `inicio`. */
export type FranjaEn = (inicio: string) => number;

export interface Periodo {
  desde: string;
  hasta: string;
  /** The last day of the window; beyond it only days that were generated get franjas. */
  llenarHasta: string;
}

export function planear(centro: Centro, periodo: Periodo, franjaEn: FranjaEn) {
  const { desde, hasta } = periodo;
  const porVenir = () =>
    franjasVivas(centro).filter(
      ({ inicio }) => inicio > centro.ahora && desde <= fechaDe(inicio) && fechaDe(inicio) <= hasta,
    );
  const deseadas = diasQueSeLlenan(centro, periodo).flatMap((fecha) =>
    deseadasDelDia(centro, fecha),
  );
  const enConflicto = new Set<Franja>();
  let retiradas = 0;
  for (const franja of porVenir()) {
    if (!franja.delPlan) {
      const tieneGente = ocupados(centro, franja.id) > 0;
      if (tieneGente && quedaFuera(centro, franja)) enConflicto.add(franja);
      continue;
    }
    const queda = ajustar(centro, franja, deseadas);
    if (queda === 'sobra') enConflicto.add(franja);
    if (queda === 'retirada') retiradas += 1;
  }

  const { creadas, existentes } = agregar(centro, deseadas, franjaEn);
  for (const franja of porVenir()) {
    franja.bloqueo = bloqueoSobre(centro, franja);
    cerrar(centro, franja, deseadas);
    if (franja.bloqueo !== null && ocupados(centro, franja.id) > 0) enConflicto.add(franja);
  }
  const conflictos = [...enConflicto]
    .toSorted(porInicio)
    .map((franja) => conflicto(centro, franja));
  return { creadas, existentes, retiradas, conflictos };
}

/** Returns the description of the feriado that closes a day, or null; an override opens the day all the same. */
export function feriadoSobre(centro: Centro, fecha: string): string | null {
  const esDelDia = (excepcion: { fecha: string }) => excepcion.fecha === fecha;
  if ([...centro.overrides.values()].some(esDelDia)) return null;
  return [...centro.feriados.values()].find(esDelDia)?.descripcion ?? null;
}

/**
 * Blocks a franja that a feriado closes, and one of the plan's own that it only keeps for its people; frees any other.
 */
function cerrar(centro: Centro, franja: Franja, deseadas: readonly Deseada[]): void {
  const fecha = fechaDe(franja.inicio);
  const override = [...centro.overrides.values()].find((cada) => cada.fecha === fecha);
  const cabe = deseadas.some(({ inicio, fin }) => inicio === franja.inicio && fin === franja.fin);
  const sobra = franja.delPlan && !cabe && ocupados(centro, franja.id) > 0;
  const motivo = sobra ? (override?.motivo ?? 'Fuera de horario') : null;
  franja.motivoDelPlan = feriadoSobre(centro, fecha) ?? motivo;
}

/**
 * Returns the days that get franjas: all of the window, and later each generated day and the closed days between two
 * generated ones that are a week apart or less.
 */
function diasQueSeLlenan(centro: Centro, { desde, hasta, llenarHasta }: Periodo): string[] {
  if (hasta < desde) return [];
  const generados = franjasVivas(centro)
    .filter(({ delPlan, inicio }) => delPlan && inicio > centro.ahora)
    .map(({ inicio }) => fechaDe(inicio));
  return fechasEntre(desde, hasta).filter((fecha) => {
    if (fecha <= llenarHasta || generados.includes(fecha)) return true;
    const siguiente = generados.find((cada) => cada > fecha && cada <= hasta);
    const anterior = generados.findLast((cada) => cada < fecha && cada > llenarHasta);
    return siguiente !== undefined && diasEntre(anterior ?? llenarHasta, siguiente) <= 7;
  });
}

/**
 * True for a franja changed or made by hand that has no place in its day: the day has an exception, or the plan made
 * the franja and the day is closed, and no tramo of the day holds its hours.
 */
function quedaFuera(centro: Centro, { inicio, fin, deMano }: Franja): boolean {
  const fecha = fechaDe(inicio);
  const exceptuado = [...centro.feriados.values(), ...centro.overrides.values()].some(
    (excepcion) => excepcion.fecha === fecha,
  );
  const { tramos } = tramosDelDia(centro, fecha);
  if (!exceptuado && (deMano || tramos.length > 0)) return false;
  return tramos.every(
    ({ horaInicio, horaFin }) =>
      inicio < fechaHora(fecha, horaInicio) || fechaHora(fecha, horaFin) < fin,
  );
}

/** Makes a franja what the plan says, as far as its bookings let it. */
function ajustar(centro: Centro, franja: Franja, deseadas: readonly Deseada[]) {
  const { inicio, fin } = franja;
  const personas = ocupados(centro, franja.id);
  const deseada = deseadas.find((cada) => cada.inicio === inicio && cada.fin === fin);
  if (deseada) {
    franja.capacidad = Math.max(deseada.capacidad, personas);
    return 'deseada';
  }
  if (personas > 0) return 'sobra';
  if (franja.bloqueadaAMano) return 'bloqueada';
  retirar(centro, franja);
  return 'retirada';
}

/** Adjusts a franja that somebody has left: what was only kept for its people goes with the last of them. */
export function dejarLibre(centro: Centro, franja: Franja): void {
  if (franja.inicio <= centro.ahora || !franja.delPlan) return;
  const deseadas = deseadasDelDia(centro, fechaDe(franja.inicio));
  if (ajustar(centro, franja, deseadas) !== 'retirada') cerrar(centro, franja, deseadas);
}

/** Takes a franja off the calendar; the model keeps it while cancelled bookings refer to it. */
function retirar(centro: Centro, franja: Franja): void {
  const recordada = [...centro.reservas.values()].some(({ franjaId }) => franjaId === franja.id);
  if (!recordada) centro.franjas.delete(franja.id);
  franja.retirada = 'PLAN';
  franja.bloqueo = null;
  franja.motivoDelPlan = null;
}

function agregar(centro: Centro, deseadas: Deseada[], franjaEn: FranjaEn) {
  const vivas = franjasVivas(centro);
  const borradas = [...centro.franjas.values()].filter(
    ({ retirada, deMano }) => retirada === 'ADMIN' && !deMano,
  );
  let existentes = 0;
  let creadas = 0;
  for (const { inicio, fin, capacidad } of deseadas) {
    if (vivas.some((franja) => franja.inicio === inicio && franja.fin === fin)) {
      existentes += 1;
      continue;
    }
    if (borradas.some((franja) => franja.inicio === inicio)) continue;
    if (vivas.some((franja) => seTocan(franja, { inicio, fin }))) continue;
    const id = franjaEn(inicio);
    const delPlan = { delPlan: true, deMano: false };
    const estado = { bloqueadaAMano: false, motivo: null, bloqueo: null, motivoDelPlan: null };
    const franja = { id, inicio, fin, capacidad, ...delPlan, ...estado, retirada: null };
    centro.franjas.set(id, franja);
    creadas += 1;
  }
  return { creadas, existentes };
}

/**
 * Returns the days to plan: from today to the end of the window, or to the last day that has a franja if that is later.
 * The plan fills the window and nothing beyond it.
 */
export function periodoDePlan(centro: Centro): Periodo {
  const ventana = sumarDias(hoy(centro), centro.config.ventanaDias);
  const ultima = fechaDe(franjasVivas(centro).at(-1)?.inicio ?? ventana);
  const hasta = ultima > ventana ? ultima : ventana;
  return { desde: hoy(centro), hasta, llenarHasta: ventana };
}

export function replanear(centro: Centro, franjaEn: FranjaEn) {
  return planear(centro, periodoDePlan(centro), franjaEn);
}
