import {
  diasEntre,
  fechaDe,
  fechaHora,
  horaDe,
  minutosDeHora,
  sumarDias,
} from '@remanso/contract/calendario';
import type { ResultadoDeFecha } from '@remanso/contract/serie/series.rules';
import { valorDeCadaUno, type Vendido } from '../abonos.ts';
import { contarLibres, type Centro, type Franja, type Lapso } from '../centro.ts';
import { delDia, feriadoSobre, bloqueoSobre, faltantesDe } from '../planear.ts';
import { precioDe } from './reglas-de-reserva.ts';

/*
 * The dates of a turno fijo in the model (rules §22).
 */

export interface Terminos {
  titularId: number;
  personas: number;
  /** The momento of the first date. */
  inicio: string;
  cada: number;
  veces: number;
  abono: Vendido | undefined;
}

/** A franja, or one that the plan would make and that has no id yet. */
export interface Posible extends Lapso {
  franja: Franja | undefined;
  id: number;
  capacidad: number;
  libres: number;
  cierre: { resultado: ResultadoDeFecha; motivo: string | null } | null;
}

const MAXIMO_DE_DIAS = 92;
const LEJANIA_DIAS = 3;

export const iniciosDe = ({ inicio, cada, veces }: Terminos): string[] =>
  Array.from({ length: veces }, (_, n) =>
    fechaHora(sumarDias(fechaDe(inicio), n * 7 * cada), horaDe(inicio)),
  );

/** Returns the number by which a franja is named that is not made yet: 202610061800. */
const nombreDe = (inicio: string) => Number(inicio.replaceAll(/\D/g, '').slice(0, 12));

export function posiblesEl(centro: Centro, fecha: string): Posible[] {
  const existentes = centro
    .franjasVivas()
    .filter(({ inicio }) => fechaDe(inicio) === fecha)
    .map((franja) => ({
      franja,
      id: franja.id,
      inicio: franja.inicio,
      fin: franja.fin,
      capacidad: franja.capacidad,
      libres: Math.max(0, contarLibres(centro, franja)),
      cierre: cierreDe(centro, franja),
    }));
  const porHacer = faltantesDe(centro, fecha).map((deseada) => ({
    ...deseada,
    franja: undefined,
    id: nombreDe(deseada.inicio),
    libres: deseada.capacidad,
    cierre: bajoBloqueo(centro, bloqueoSobre(centro, deseada)),
  }));
  return [...existentes, ...porHacer];
}

function cierreDe(centro: Centro, franja: Franja): Posible['cierre'] {
  const { motivoDelPlan, bloqueadaAMano, motivo, bloqueo, inicio } = franja;
  if (motivoDelPlan !== null) {
    const esFeriado = feriadoSobre(centro, fechaDe(inicio)) !== null;
    return { resultado: esFeriado ? 'FERIADO' : 'FUERA_DE_HORARIO', motivo: motivoDelPlan };
  }
  return bloqueadaAMano ? { resultado: 'BLOQUEADA', motivo } : bajoBloqueo(centro, bloqueo);
}

function bajoBloqueo({ bloqueos }: Centro, id: number | null): Posible['cierre'] {
  if (id === null) return null;
  return { resultado: 'BLOQUEADA', motivo: bloqueos.get(id)?.motivo ?? null };
}

type DeQuien = Pick<Terminos, 'titularId' | 'personas'>;

function loQueEs(
  centro: Centro,
  posible: Posible,
  { titularId, personas }: DeQuien,
): { resultado: ResultadoDeFecha; motivo: string | null } {
  if (posible.cierre) return posible.cierre;
  const suyas = centro.activasDe(titularId).map(({ franja }) => franja);
  if (posible.franja && suyas.includes(posible.franja))
    return { resultado: 'YA_RESERVADA', motivo: null };
  return { resultado: personas > posible.libres ? 'SIN_CUPO' : 'LIBRE', motivo: null };
}

const estaLejos = ({ hoy }: Centro, fecha: string) => fecha > sumarDias(hoy, MAXIMO_DE_DIAS);

function sinFranja(centro: Centro, fecha: string) {
  const resultado = 'FUERA_DE_HORARIO' as const;
  if (estaLejos(centro, fecha)) return { resultado, motivo: 'Queda a más de 92 días' };
  const feriado = feriadoSobre(centro, fecha);
  if (feriado !== null) return { resultado: 'FERIADO' as const, motivo: feriado };
  return { resultado, motivo: delDia(centro.overrides, fecha)?.motivo ?? null };
}

/** Returns the price of a date: that of its day, or what its places of the abono are worth. */
export const precioDeFecha = (centro: Centro, terminos: Terminos, inicio: string) =>
  terminos.abono
    ? terminos.personas * valorDeCadaUno(terminos.abono)
    : precioDe(centro, { inicio }, terminos.personas);

/** Returns the franja at which a date is aimed; undefined where the day has none. */
export function propiaDe(centro: Centro, inicio: string): Posible | undefined {
  const fecha = fechaDe(inicio);
  if (estaLejos(centro, fecha)) return undefined;
  return posiblesEl(centro, fecha).find((una) => una.inicio === inicio);
}

export function preverFecha(centro: Centro, terminos: Terminos, inicio: string) {
  const fecha = fechaDe(inicio);
  const propia = propiaDe(centro, inicio);
  const queEs = propia ? loQueEs(centro, propia, terminos) : sinFranja(centro, fecha);
  return {
    fecha,
    hora: horaDe(inicio),
    franjaId: propia?.franja?.id ?? null,
    ...queEs,
    libres: propia?.libres ?? 0,
    precio: precioDeFecha(centro, terminos, inicio),
    alternativas: queEs.resultado === 'LIBRE' ? [] : alternativasDe(centro, terminos, inicio),
  };
}

/** Returns whether a franja may take the place of a date. */
export function sirve(
  centro: Centro,
  terminos: DeQuien,
  { posible, fecha }: { posible: Posible; fecha: string },
): boolean {
  const dia = fechaDe(posible.inicio);
  const estaCerca = Math.abs(diasEntre(fecha, dia)) <= LEJANIA_DIAS && !estaLejos(centro, dia);
  const porVenir = posible.inicio > centro.ahora;
  return estaCerca && porVenir && loQueEs(centro, posible, terminos).resultado === 'LIBRE';
}

export const diasAlrededor = (fecha: string) =>
  Array.from({ length: 2 * LEJANIA_DIAS + 1 }, (_, n) => sumarDias(fecha, n - LEJANIA_DIAS));

/** Returns the three nearest franjas for a date; the later one of two equally near ones. */
function alternativasDe(centro: Centro, terminos: DeQuien, inicio: string) {
  const fecha = fechaDe(inicio);
  const lejania = (una: Posible) => {
    const dias = diasEntre(fecha, fechaDe(una.inicio));
    const minutos = minutosDeHora(horaDe(una.inicio)) - minutosDeHora(horaDe(inicio));
    return Math.abs(dias * 24 * 60 + minutos);
  };
  return diasAlrededor(fecha)
    .flatMap((dia) => posiblesEl(centro, dia))
    .filter((posible) => sirve(centro, terminos, { posible, fecha }))
    .toSorted((a, b) => lejania(a) - lejania(b) || b.inicio.localeCompare(a.inicio))
    .slice(0, 3)
    .map(({ id, inicio: cuando, libres }) => ({ franjaId: id, inicio: cuando, libres }));
}
