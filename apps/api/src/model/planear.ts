import {
  diaDeSemana,
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
 * Which franjas a day should have, and what becomes of those that it has (decisions §5, §9.6, §9.7, §9.13).
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

/** The oldest bloqueo that touches these hours, or null. */
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

/** Tells the id that the server gave to the franja on the calendar that begins then. */
export type FranjaEn = (inicio: string) => number;

export interface Periodo {
  desde: string;
  hasta: string;
}

export function planear(centro: Centro, { desde, hasta }: Periodo, franjaEn: FranjaEn) {
  const porVenir = () =>
    franjasVivas(centro).filter(
      ({ inicio }) => inicio > centro.ahora && desde <= fechaDe(inicio) && fechaDe(inicio) <= hasta,
    );
  const deseadas =
    hasta < desde
      ? []
      : fechasEntre(desde, hasta).flatMap((fecha) => deseadasDelDia(centro, fecha));
  const enConflicto = new Set<Franja>();
  let retiradas = 0;
  for (const franja of porVenir().filter(siguePlan)) {
    const queda = ajustar(centro, franja, deseadas);
    if (queda === 'sobra') enConflicto.add(franja);
    if (queda === 'retirada') retiradas += 1;
  }

  const { creadas, existentes } = agregar(centro, deseadas, franjaEn);
  for (const franja of porVenir()) {
    franja.bloqueo = bloqueoSobre(centro, franja);
    if (franja.bloqueo !== null && ocupados(centro, franja.id) > 0) enConflicto.add(franja);
  }
  const conflictos = [...enConflicto]
    .toSorted(porInicio)
    .map((franja) => conflicto(centro, franja));
  return { creadas, existentes, retiradas, conflictos };
}

const siguePlan = ({ delPlan, bloqueadaAMano }: Franja) => delPlan && !bloqueadaAMano;

/** Makes one what the plan says, as far as its people let it. */
function ajustar(centro: Centro, franja: Franja, deseadas: readonly Deseada[]) {
  const { inicio, fin } = franja;
  const personas = ocupados(centro, franja.id);
  const deseada = deseadas.find((cada) => cada.inicio === inicio && cada.fin === fin);
  if (deseada) {
    franja.capacidad = Math.max(deseada.capacidad, personas);
    return 'deseada';
  }
  if (personas > 0) return 'sobra';
  retirar(centro, franja);
  return 'retirada';
}

/** Once somebody left it: what was only kept for its people goes with the last of them. */
export function dejarLibre(centro: Centro, franja: Franja): void {
  if (franja.inicio <= centro.ahora || !siguePlan(franja)) return;
  ajustar(centro, franja, deseadasDelDia(centro, fechaDe(franja.inicio)));
}

/** Cancelled bookings remember the franja that they were for. */
function retirar(centro: Centro, franja: Franja): void {
  const recordada = [...centro.reservas.values()].some(({ franjaId }) => franjaId === franja.id);
  if (!recordada) centro.franjas.delete(franja.id);
  franja.retirada = 'PLAN';
  franja.bloqueo = null;
}

function agregar(centro: Centro, deseadas: Deseada[], franjaEn: FranjaEn) {
  const vivas = franjasVivas(centro);
  const borradas = [...centro.franjas.values()].filter(({ retirada }) => retirada === 'ADMIN');
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
    const estado = { bloqueadaAMano: false, motivo: null, bloqueo: null, retirada: null };
    centro.franjas.set(id, { id, inicio, fin, capacidad, delPlan: true, ...estado });
    creadas += 1;
  }
  return { creadas, existentes };
}

/** From today to the end of the window, or to the last day that has a franja if that is later. */
export function periodoDePlan(centro: Centro): Periodo {
  const ventana = sumarDias(hoy(centro), centro.config.ventanaDias);
  const ultima = fechaDe(franjasVivas(centro).at(-1)?.inicio ?? ventana);
  const hasta = ultima > ventana ? ultima : ventana;
  return { desde: hoy(centro), hasta };
}

export function replanear(centro: Centro, franjaEn: FranjaEn) {
  return planear(centro, periodoDePlan(centro), franjaEn);
}
