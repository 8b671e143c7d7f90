import type { Franja } from '@remanso/contract/franjas.contract';
import type { ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import { columnasDePlanilla, notaDeReserva } from '../dia.view.ts';
import { cuentaEnHoja } from './hoja.view.ts';
import type { Ronda } from './rotacion.view.ts';

/*
 * The letter with which a day fills a landscape A4 sheet and still fits on it. Widths are those of
 * a usual letter: what is longer than it was taken for ends in dots and pushes nothing away.
 */

/** The room below the head, and beside the hours, in millimetres. */
const ALTO = 176;
const ANCHO = 250;
const MM_POR_PUNTO = 0.3528;
/** The width of a usual letter, and the height of a line, in letters. */
const ANCHO_DE_LETRA = 0.55;
const INTERLINEADO = 1.2;
const [LETRA_MENOR, LETRA_MAYOR, ESCALON] = [7, 11, 0.25];

const LETRAS = Array.from(
  { length: (LETRA_MAYOR - LETRA_MENOR) / ESCALON + 1 },
  (_, escalon) => LETRA_MAYOR - escalon * ESCALON,
);

/** The height of a franja's line beside its text, and the gaps of a column of names. */
const ALREDEDOR = 1.4;
const ENTRE_COLUMNAS = 8;

export interface Medidas {
  /** In points. */
  letra: number;
  /** The most lines of a name or a note; what does not fit ends in dots. */
  renglones: number;
}

/** The largest letter that leaves names and notes whole, or else as whole as the sheet allows. */
export function medidasDeHoja(franjas: readonly Franja[]): Medidas {
  const columnas = columnasDePlanilla(franjas);
  for (const renglones of [4, 2, 1]) {
    const letra = LETRAS.find(
      (una) => altoDe(franjas, columnas, { letra: una, renglones }) <= ALTO,
    );
    if (letra !== undefined) return { letra, renglones };
  }
  return { letra: LETRA_MENOR, renglones: 1 };
}

function altoDe(franjas: readonly Franja[], columnas: number, medidas: Medidas): number {
  const ancho = ANCHO / columnas - ENTRE_COLUMNAS;
  const porRenglon = ancho / (medidas.letra * MM_POR_PUNTO * ANCHO_DE_LETRA);
  const renglones = franjas.map(({ capacidadEfectiva, reservas = [] }) => {
    const filas = Math.ceil(capacidadEfectiva / columnas);
    const deReservas = reservas.map((una) => renglonesDe(una, porRenglon, medidas.renglones));
    return filas * Math.max(2, ...deReservas);
  });
  const deTexto = renglones.reduce((suma, cuantos) => suma + cuantos, 0);
  return deTexto * medidas.letra * MM_POR_PUNTO * INTERLINEADO + franjas.length * ALREDEDOR;
}

/** The lines of a booking: its longest name, the telephone with the account, and the note. */
function renglonesDe(reserva: ReservaDeAdmin, porRenglon: number, maximo: number): number {
  const enRenglones = (largo: number, ancho: number) =>
    Math.min(maximo, Math.ceil(largo / Math.max(1, ancho)));
  const deTodos = porRenglon * reserva.personas;
  const datos = reserva.cliente.telefono.length + cuentaEnHoja(reserva).length + 2;
  return (
    Math.max(...reserva.participantes.map(({ nombre }) => enRenglones(nombre.length, porRenglon))) +
    enRenglones(datos, deTodos) +
    enRenglones(notaDeReserva(reserva).length, deTodos)
  );
}

const RENGLON_DE_TABLA = 1.75;
/** The width of the hours at which everybody goes on. */
const ANCHO_DE_CAMBIOS = 60;
/** The lines that a round has beside its people: its title, its text, the heads of its tables. */
const DE_CADA_RONDA = 9;

/** The letter in points with which the rounds of a day fill their sheet. */
export function letraDeRotacion(rondas: readonly Ronda[]): number {
  const cabe = (letra: number) => altoDeRondas(rondas, letra) <= ALTO;
  return LETRAS.find(cabe) ?? LETRA_MENOR;
}

function altoDeRondas(rondas: readonly Ronda[], letra: number): number {
  const mm = letra * MM_POR_PUNTO;
  const renglones = rondas.flatMap(({ rotacion: { recorridos }, franjas }) => {
    const ancho = (ANCHO - ANCHO_DE_CAMBIOS) / Math.max(1, recorridos.length) - 4;
    const porRenglon = Math.max(1, ancho / (mm * ANCHO_DE_LETRA));
    const deFranjas = franjas.map(({ nombres }) => {
      const [mayor = 0] = nombres.map(({ length }) => length).toSorted((a, b) => b - a);
      return RENGLON_DE_TABLA + INTERLINEADO * Math.max(0, Math.ceil(mayor / porRenglon) - 1);
    });
    return [...deFranjas, 1.25 * RENGLON_DE_TABLA * recorridos.length, DE_CADA_RONDA];
  });
  return mm * renglones.reduce((suma, cuantos) => suma + cuantos, 0);
}
