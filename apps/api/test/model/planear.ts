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
import { repartir, retirarOfertas } from './reglas/reglas-de-espera.ts';
import { conflicto } from './vistas/vistas.ts';

/*
 * The plan in the model: the franjas that a day should have, and what happens to the existing ones
 * (rules §7.7, §7.9, §7.10, §7.11).
 */

interface Deseada extends Lapso {
  capacidad: number;
}

/** Returns the feriado or the override of a day; undefined where there is none. */
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

/** Returns the id of the oldest bloqueo that overlaps `lapso`; null where there is none. */
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
  /**
   * The last day of the window. After this day, only days for which franjas were generated get new
   * franjas.
   */
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
    const tieneGente = estaReservada(centro, franja);
    marcar(centro, franja, deseadas);
    const sobra = franja.delPlan ? ajustar(centro, franja, deseadas) : quedaFuera(centro, franja);
    if (sobra && tieneGente) enConflicto.add(franja);
    if (franja.retirada) {
      retiradas += 1;
      repartir(centro, franja);
      if (!seRecuerda(centro, franja)) centro.franjas.delete(franja.id);
    }
  }
  const { creadas, existentes } = agregar(centro, deseadas, franjaEn);
  for (const franja of porVenir()) {
    marcar(centro, franja, deseadas);
    if (franja.bloqueo !== null && estaReservada(centro, franja)) enConflicto.add(franja);
    repartir(centro, franja);
  }
  const conflictos = [...enConflicto]
    .toSorted(porInicio)
    .map((franja) => conflicto(centro, franja));
  return { creadas, existentes, retiradas, conflictos };
}

/** Returns whether a booking or an entry refers to the franja, even one that has ended. */
const seRecuerda = ({ reservas, esperas }: Centro, franja: Franja) =>
  [...reservas.values(), ...esperas.values()].some((cada) => cada.franja === franja);

/** Returns whether somebody has booked the franja. The places of an offer are not booked. */
const estaReservada = (centro: Centro, franja: Franja) =>
  centro.reservasQueOcupan(franja).length > 0;

/** Blocks or unblocks a franja as bloqueos and the plan say. A blocked franja has no offers. */
function marcar(centro: Centro, franja: Franja, deseadas: readonly Deseada[]): void {
  franja.bloqueo = bloqueoSobre(centro, franja);
  cerrar(centro, franja, deseadas);
  retirarOfertas(centro, franja);
}

/**
 * Returns the description of the feriado that closes a day; null where there is none, or where an
 * override opens the day.
 */
export function feriadoSobre({ overrides, feriados }: Centro, fecha: string): string | null {
  if (delDia(overrides, fecha)) return null;
  return delDia(feriados, fecha)?.descripcion ?? null;
}

/**
 * Blocks a franja of a day that a feriado closes, and a franja of the plan that the plan no longer
 * wants and keeps only for its bookings. Unblocks every other franja.
 */
function cerrar(centro: Centro, franja: Franja, deseadas: readonly Deseada[]): void {
  const fecha = fechaDe(franja.inicio);
  const cabe = deseadas.some(({ inicio, fin }) => inicio === franja.inicio && fin === franja.fin);
  const sobra = franja.delPlan && !cabe && estaReservada(centro, franja);
  const motivo = sobra ? (delDia(centro.overrides, fecha)?.motivo ?? 'Fuera de horario') : null;
  franja.motivoDelPlan = feriadoSobre(centro, fecha) ?? motivo;
}

/**
 * Returns the days that get franjas: each day of the window, each later day for which franjas were
 * generated, and the days in a gap of at most a week before such a day.
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
 * Returns whether a franja changed or made by hand has no place in its day. It has none when no
 * tramo of the day contains its hours and, in addition, the day has an exception, or the plan made
 * the franja and the day is closed.
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
 * Changes a franja as the plan wants, as far as its bookings allow. Returns true when the plan does
 * not want the franja.
 */
function ajustar(centro: Centro, franja: Franja, deseadas: readonly Deseada[]): boolean {
  const personas = centro.ocupados(franja);
  const deseada = deseadas.find((cada) => cada.inicio === franja.inicio && cada.fin === franja.fin);
  if (deseada) {
    franja.capacidad = Math.max(deseada.capacidad, personas);
  } else if (!estaReservada(centro, franja) && !franja.bloqueadaAMano) {
    // A withdrawn franja stays in the model, because cancelled bookings can refer to it.
    Object.assign(franja, { retirada: 'PLAN', bloqueo: null, motivoDelPlan: null });
  }
  return !deseada;
}

/**
 * Adjusts a franja after a booking or an offer in it has ended. A franja that was kept only for its
 * bookings is withdrawn after the last one has ended. The free places are then offered to the
 * people who wait. `porPlazas` is true where a booking has just given places back: an open franja
 * with the capacity of the configuration then stays as it is until the next plan, even where
 * somebody has unblocked it by hand outside the plan.
 */
export function dejarLibre(centro: Centro, franja: Franja, { porPlazas = true } = {}): void {
  if (franja.inicio <= centro.ahora) return;
  const esComoSiempre =
    franja.motivoDelPlan === null && franja.capacidad === centro.config.capacidadBase;
  if (franja.delPlan && !(porPlazas && esComoSiempre)) {
    const deseadas = deseadasDelDia(centro, fechaDe(franja.inicio));
    ajustar(centro, franja, deseadas);
    if (franja.retirada === null) cerrar(centro, franja, deseadas);
  }
  repartir(centro, franja);
}

/** Returns the franjas of `deseadas` that do not exist, and for which there is room. */
function faltantes(centro: Centro, deseadas: Deseada[]): Deseada[] {
  const vivas = centro.franjasVivas();
  const borradas = [...centro.franjas.values()].filter(
    ({ retirada, deMano }) => retirada === 'ADMIN' && !deMano,
  );
  return deseadas.filter(
    (deseada) =>
      !vivas.some((franja) => seTocan(franja, deseada)) &&
      !borradas.some(({ inicio }) => inicio === deseada.inicio),
  );
}

/** Returns the franjas that the plan would add to a day. */
export const faltantesDe = (centro: Centro, fecha: string) =>
  faltantes(centro, deseadasDelDia(centro, fecha));

/** Adds to a day the franjas that the plan has for it. */
export function completarDia(centro: Centro, fecha: string, franjaEn: FranjaEn): void {
  agregar(centro, deseadasDelDia(centro, fecha), franjaEn);
  for (const franja of centro.franjasVivas()) {
    if (fechaDe(franja.inicio) === fecha) franja.bloqueo = bloqueoSobre(centro, franja);
  }
}

function agregar(centro: Centro, deseadas: Deseada[], franjaEn: FranjaEn) {
  const vivas = centro.franjasVivas();
  const estan = deseadas.filter(({ inicio, fin }) =>
    vivas.some((franja) => franja.inicio === inicio && franja.fin === fin),
  );
  const nuevas = faltantes(centro, deseadas);
  for (const deseada of nuevas) {
    const franja = nuevaFranja({ id: franjaEn(deseada.inicio), ...deseada, deMano: false });
    centro.franjas.set(franja.id, franja);
  }
  return { creadas: nuevas.length, existentes: estan.length };
}

/**
 * Returns the days to plan: from today to the end of the window, or to the last day with a franja
 * if that day is later. New franjas fill the window (`llenarHasta`).
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
