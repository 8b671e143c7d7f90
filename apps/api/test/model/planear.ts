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
import { nuevaFranja, porInicio, seTocan, type Centro, type Franja, type Lapso } from './centro.ts';
import type { FranjaEn } from './paso.ts';
import { conflicto } from './vistas.ts';

/*
 * The franjas that a day should have, and what becomes of those that it has (rules §7.9, §7.11, §7.7,
 * §7.10).
 */

interface Deseada extends Lapso {
  capacidad: number;
}

/** Returns the exception of this kind on a day. */
export const delDia = <T extends { fecha: string }>(excepciones: Map<number, T>, fecha: string) =>
  [...excepciones.values()].find((cada) => cada.fecha === fecha);

function tramosDelDia(centro: Centro, fecha: string) {
  const { capacidadBase } = centro.config;
  const override = delDia(centro.overrides, fecha);
  if (override) return { tramos: override.tramos, capacidad: override.capacidad ?? capacidadBase };
  const dia = centro.horarios.find(({ diaSemana }) => diaSemana === diaDeSemana(fecha));
  const abierto = dia?.activo && !delDia(centro.feriados, fecha);
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
export function bloqueoSobre({ bloqueos }: Centro, lapso: Lapso): number | null {
  const fecha = fechaDe(lapso.inicio);
  const cubren = [...bloqueos.values()].filter(({ fechaDesde, fechaHasta, ...horas }) => {
    if (fecha < fechaDesde || fechaHasta < fecha) return false;
    const inicio = fechaHora(fecha, horas.horaInicio ?? '00:00');
    return seTocan({ inicio, fin: fechaHora(fecha, horas.horaFin ?? '24:00') }, lapso);
  });
  return cubren.length === 0 ? null : Math.min(...cubren.map(({ id }) => id));
}

interface Periodo {
  desde: string;
  hasta: string;
  /** The last day of the window; beyond it only days that were generated get franjas. */
  llenarHasta: string;
}

export function planear(centro: Centro, periodo: Periodo, franjaEn: FranjaEn) {
  const { desde, hasta } = periodo;
  const enPeriodo = ({ inicio }: Franja) => desde <= fechaDe(inicio) && fechaDe(inicio) <= hasta;
  const porVenir = () => centro.franjasPorVenir().filter(enPeriodo);
  const deseadas = diasQueSeLlenan(centro, periodo).flatMap((fecha) =>
    deseadasDelDia(centro, fecha),
  );
  const enConflicto = new Set<Franja>();
  let retiradas = 0;
  for (const franja of porVenir()) {
    const tieneGente = centro.ocupados(franja) > 0;
    const sobra = franja.delPlan ? ajustar(centro, franja, deseadas) : quedaFuera(centro, franja);
    if (sobra && tieneGente) enConflicto.add(franja);
    if (franja.retirada) {
      retiradas += 1;
      if (!tieneReservas(centro, franja)) centro.franjas.delete(franja.id);
    }
  }
  const { creadas, existentes } = agregar(centro, deseadas, franjaEn);
  for (const franja of porVenir()) {
    franja.bloqueo = bloqueoSobre(centro, franja);
    cerrar(centro, franja, deseadas);
    if (franja.bloqueo !== null && centro.ocupados(franja) > 0) enConflicto.add(franja);
  }
  const conflictos = [...enConflicto]
    .toSorted(porInicio)
    .map((franja) => conflicto(centro, franja));
  return { creadas, existentes, retiradas, conflictos };
}

/** True for a franja that a booking refers to, also a cancelled one. */
const tieneReservas = (centro: Centro, franja: Franja) =>
  [...centro.reservas.values()].some((reserva) => reserva.franja === franja);

/**
 * Returns the description of the feriado that closes a day, or null; an override opens the day all
 * the same.
 */
export function feriadoSobre({ overrides, feriados }: Centro, fecha: string): string | null {
  if (delDia(overrides, fecha)) return null;
  return delDia(feriados, fecha)?.descripcion ?? null;
}

/**
 * Blocks a franja that a feriado closes, and one of the plan's own that it only keeps for its
 * people; frees any other.
 */
function cerrar(centro: Centro, franja: Franja, deseadas: readonly Deseada[]): void {
  const fecha = fechaDe(franja.inicio);
  const cabe = deseadas.some(({ inicio, fin }) => inicio === franja.inicio && fin === franja.fin);
  const sobra = franja.delPlan && !cabe && centro.ocupados(franja) > 0;
  const motivo = sobra ? (delDia(centro.overrides, fecha)?.motivo ?? 'Fuera de horario') : null;
  franja.motivoDelPlan = feriadoSobre(centro, fecha) ?? motivo;
}

/**
 * Returns the days that get franjas: all of the window, and later each generated day and the closed
 * days between two generated ones that are a week apart or less.
 */
function diasQueSeLlenan(centro: Centro, { desde, hasta, llenarHasta }: Periodo): string[] {
  if (hasta < desde) return [];
  const generados = centro
    .franjasPorVenir()
    .filter(({ delPlan }) => delPlan)
    .map(({ inicio }) => fechaDe(inicio));
  return fechasEntre(desde, hasta).filter((fecha) => {
    if (fecha <= llenarHasta || generados.includes(fecha)) return true;
    const siguiente = generados.find((cada) => cada > fecha && cada <= hasta);
    const anterior = generados.findLast((cada) => cada < fecha && cada > llenarHasta);
    return siguiente !== undefined && diasEntre(anterior ?? llenarHasta, siguiente) <= 7;
  });
}

/**
 * True for a franja changed or made by hand that has no place in its day: the day has an exception,
 * or the plan made the franja and the day is closed, and no tramo of the day holds its hours.
 */
function quedaFuera(centro: Centro, { inicio, fin, deMano }: Franja): boolean {
  const fecha = fechaDe(inicio);
  const exceptuado = delDia(centro.feriados, fecha) ?? delDia(centro.overrides, fecha);
  const { tramos } = tramosDelDia(centro, fecha);
  if (!exceptuado && (deMano || tramos.length > 0)) return false;
  return tramos.every(
    ({ horaInicio, horaFin }) =>
      inicio < fechaHora(fecha, horaInicio) || fechaHora(fecha, horaFin) < fin,
  );
}

/**
 * Makes a franja what the plan says, as far as its bookings let it; returns whether it is left
 * over.
 */
function ajustar(centro: Centro, franja: Franja, deseadas: readonly Deseada[]): boolean {
  const personas = centro.ocupados(franja);
  const deseada = deseadas.find((cada) => cada.inicio === franja.inicio && cada.fin === franja.fin);
  if (deseada) {
    franja.capacidad = Math.max(deseada.capacidad, personas);
  } else if (personas === 0 && !franja.bloqueadaAMano) {
    // It stays in the model, because cancelled bookings may refer to it.
    Object.assign(franja, { retirada: 'PLAN', bloqueo: null, motivoDelPlan: null });
  }
  return !deseada;
}

/**
 * Adjusts a franja that somebody has left: what was only kept for its people goes with the last of
 * them.
 */
export function dejarLibre(centro: Centro, franja: Franja): void {
  if (franja.inicio <= centro.ahora || !franja.delPlan) return;
  const deseadas = deseadasDelDia(centro, fechaDe(franja.inicio));
  ajustar(centro, franja, deseadas);
  if (franja.retirada === null) cerrar(centro, franja, deseadas);
}

function agregar(centro: Centro, deseadas: Deseada[], franjaEn: FranjaEn) {
  const vivas = centro.franjasVivas();
  const borradas = [...centro.franjas.values()].filter(
    ({ retirada, deMano }) => retirada === 'ADMIN' && !deMano,
  );
  const estan = deseadas.filter(({ inicio, fin }) =>
    vivas.some((franja) => franja.inicio === inicio && franja.fin === fin),
  );
  const nuevas = deseadas.filter(
    (deseada) =>
      !vivas.some((franja) => seTocan(franja, deseada)) &&
      !borradas.some(({ inicio }) => inicio === deseada.inicio),
  );
  for (const deseada of nuevas) {
    const franja = nuevaFranja({ id: franjaEn(deseada.inicio), ...deseada, deMano: false });
    centro.franjas.set(franja.id, franja);
  }
  return { creadas: nuevas.length, existentes: estan.length };
}

/**
 * Returns the days to plan: from today to the end of the window, or to the last day that has a
 * franja if that is later. The plan fills the window and nothing beyond it.
 */
export function periodoDePlan(centro: Centro): Periodo {
  const ventana = sumarDias(centro.hoy, centro.config.ventanaDias);
  const ultima = fechaDe(centro.franjasVivas().at(-1)?.inicio ?? ventana);
  const hasta = ultima > ventana ? ultima : ventana;
  return { desde: centro.hoy, hasta, llenarHasta: ventana };
}

export function replanear(centro: Centro, franjaEn: FranjaEn) {
  return planear(centro, periodoDePlan(centro), franjaEn);
}
