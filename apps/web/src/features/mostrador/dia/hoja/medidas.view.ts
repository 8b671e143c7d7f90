import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { columnasDePlanilla, notaDeLaPersona, notaDeReserva } from '../dia.view.ts';
import { cuentaEnHoja } from './hoja.view.ts';
import type { Ronda } from './rotacion.view.ts';

/*
 * Computes the largest size of the letter at which a day fits on a landscape A4 sheet. Widths are
 * estimated from an average letter. A text that is wider than estimated is cut off with dots.
 */

/** The height below the head of the sheet, and the width beside the hours, in millimetres. */
const ALTO = 176;
const ANCHO = 250;
const MM_POR_PUNTO = 0.3528;
/** The width of an average letter, and the height of a line, as multiples of the letter's size. */
const ANCHO_DE_LETRA = 0.55;
const INTERLINEADO = 1.2;
const [LETRA_MENOR, LETRA_MAYOR, ESCALON] = [7, 11, 0.25];

const LETRAS = Array.from(
  { length: (LETRA_MAYOR - LETRA_MENOR) / ESCALON + 1 },
  (_, escalon) => LETRA_MAYOR - escalon * ESCALON,
);

/**
 * The height (mm) of a franja's line without the text of the line, and the gap (mm) between two
 * columns.
 */
const ALREDEDOR = 1.4;
const ENTRE_COLUMNAS = 8;

export interface Medidas {
  /** The size of the letter, in points. */
  letra: number;
  /** The most lines of a name or a note. A longer text is cut off with dots. */
  renglones: number;
}

/**
 * Returns the largest letter at which the day fits on the sheet. Tries names and notes of up to 4
 * lines first, then of 2 lines, then of 1 line.
 */
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

/**
 * Returns how many lines a booking needs on the sheet: the lines of the longest name (the names are
 * side by side), plus the lines of three texts that are as wide as all names: the telephone with
 * what is paid and owed, the note about the client, and the notes of the booking. A name or a text
 * counts at most `maximo` lines.
 */
function renglonesDe(reserva: ReservaDelMostrador, porRenglon: number, maximo: number): number {
  const enRenglones = (largo: number, ancho: number) =>
    Math.min(maximo, Math.ceil(largo / Math.max(1, ancho)));
  const deTodos = porRenglon * reserva.personas;
  const datos = reserva.cliente.telefono.length + cuentaEnHoja(reserva).length + 2;
  return (
    Math.max(...reserva.participantes.map(({ nombre }) => enRenglones(nombre.length, porRenglon))) +
    enRenglones(datos, deTodos) +
    enRenglones(notaDeLaPersona(reserva).length, deTodos) +
    enRenglones(notaDeReserva(reserva).length, deTodos)
  );
}

/** Returns the largest letter, in points, at which the rounds of a day fit on one sheet. */
export function letraDeRotacion(rondas: readonly Ronda[]): number {
  const cabe = (letra: number) => {
    const altos = rondas.map((ronda) => altoDeRonda(ronda, letra * MM_POR_PUNTO));
    return altos.reduce((suma, alto) => suma + alto, 0) <= ALTO;
  };
  return LETRAS.find(cabe) ?? LETRA_MENOR;
}

const ANCHO_DE_PAPEL = 277;
/**
 * The letter size of the table of the ways through the estaciones (RecorridosDeRonda), as a multiple
 * of the letter size of the names: people in the room read this table more often than the names.
 */
const LETRA_DE_RECORRIDOS = 1.25;
/**
 * The padding and border of a table row (ALREDEDOR_DE_RENGLON), and the padding of a cell at the
 * left and the right together (A_LOS_LADOS), as multiples of the letter's size.
 */
const ALREDEDOR_DE_RENGLON = 0.6;
const A_LOS_LADOS = 1.2;
/** The factor for text that breaks into lines at words, which leaves a part of each line empty. */
const AL_PARTIR = 1.2;

/**
 * Returns the height of a round in millimetres. `mm` is the size of the letter of the names, in
 * millimetres. The styles of a round are in hoja.css.
 */
function altoDeRonda({ rotacion: { recorridos }, franjas }: Ronda, mm: number): number {
  const [primero = []] = recorridos;
  const deEstacion = Math.max(0, ...primero.map((estacion) => estacion?.nombre.length ?? 0));
  const renglon = (largo: number, ancho: number, letra: number) => {
    const caben = Math.max(1, (ancho / letra - A_LOS_LADOS) / ANCHO_DE_LETRA);
    const renglones = largo <= caben ? 1 : Math.ceil((largo * AL_PARTIR) / caben);
    return letra * (renglones * INTERLINEADO + ALREDEDOR_DE_RENGLON);
  };

  const grande = mm * LETRA_DE_RECORRIDOS;
  const deRato = (ANCHO_DE_PAPEL - 4 * grande) / Math.max(1, primero.length);
  const recorrido = renglon(deEstacion, deRato, grande);
  const rotulos = renglon('A los 40 min'.length, deRato, grande);

  const deCambios = (primero.length * 2 + 3.6) * mm;
  const deLugar = (ANCHO_DE_PAPEL - 5 * mm - deCambios) / Math.max(1, recorridos.length);
  const comienzos = renglon('empieza en '.length + deEstacion, deLugar, mm) + INTERLINEADO * mm;
  const nombres = franjas.map((franja) => {
    const mayor = Math.max(0, ...franja.nombres.map(({ length }) => length));
    const nota = Math.max(0, ...franja.notas.map(({ length }) => length));
    return renglon(mayor, deLugar, mm) + (nota > 0 ? renglon(nota, deLugar, mm) : 0);
  });
  const titulos = 3 * mm + 4;
  return nombres.reduce(
    (suma, alto) => suma + alto,
    titulos + rotulos + recorridos.length * recorrido + comienzos,
  );
}
