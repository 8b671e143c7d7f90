import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { columnasDePlanilla, notaDeLaPersona, notaDeReserva } from '../dia.view.ts';
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
  /** The size of the letter, in points. */
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

/** The lines of a booking: its longest name, the telephone with the account, and the notes. */
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

/** The letter in points with which the rounds of a day fill their sheet. */
export function letraDeRotacion(rondas: readonly Ronda[]): number {
  const cabe = (letra: number) => {
    const altos = rondas.map((ronda) => altoDeRonda(ronda, letra * MM_POR_PUNTO));
    return altos.reduce((suma, alto) => suma + alto, 0) <= ALTO;
  };
  return LETRAS.find(cabe) ?? LETRA_MENOR;
}

const ANCHO_DE_PAPEL = 277;
/** The letters of the round itself, of which the room reads more often than of the names. */
const LETRA_DE_RECORRIDOS = 1.25;
/** The padding and the rule of a table's line, and those of a cell at its sides, in letters. */
const ALREDEDOR_DE_RENGLON = 0.6;
const A_LOS_LADOS = 1.2;
/** Words break where they must, which leaves a part of a line empty. */
const AL_PARTIR = 1.2;

/** The height of a round whose letter is so many millimetres high; its styles are in hoja.css. */
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
