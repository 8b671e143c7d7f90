import {
  RESERVAS_ACTIVAS_POR_DEFECTO,
  type NuevaConfig,
} from '@remanso/contract/centro/config.forms';
import type { Config } from '@remanso/contract/centro/config.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import { DURACION_POR_DEFECTO } from '@remanso/contract/franja/franjas.rules';
import {
  PRECIO_INDIVIDUAL,
  calcularPrecio,
  tablaPorDefecto,
  type Precio,
  type PrecioCalculado,
} from '@remanso/contract/precio/precios.rules';
import { PROMOCION_ANUNCIADA } from '@remanso/contract/precio/promocion.rules';
import { RECORDATORIOS_POR_DEFECTO } from '@remanso/contract/centro/recordatorios.rules';
import { enLista } from '../../../lib/palabras.ts';
import { personas } from './config-en-palabras.view.ts';

/*
 * The rules of the settings form and its table of prices (specification §5 and §9).
 */

export const CONFIG_POR_DEFECTO = {
  duracionBaseMin: DURACION_POR_DEFECTO,
  capacidadBase: 4,
  ventanaDias: 7,
  limiteCancelHoras: 6,
  notificacionesActivas: true,
  preciosPorCapacidad: tablaPorDefecto(4),
  maxReservasActivas: RESERVAS_ACTIVAS_POR_DEFECTO,
  recordatoriosHoras: [...RECORDATORIOS_POR_DEFECTO],
  seniaPorcentaje: 0,
  seniaHoras: 12,
  datosDeTransferencia: '',
} satisfies NuevaConfig;

/** The configuration that the server returned, in the shape that its form edits. */
export function configEditable({ preciosPorCapacidad, ...general }: Config): NuevaConfig {
  return {
    ...general,
    preciosPorCapacidad: preciosPorCapacidad.map(({ capacidad, precio }) => ({
      capacidad,
      precio,
    })),
  };
}

export const OPCIONES_DE_CAPACIDAD = Array.from({ length: 10 }, (_, indice) => ({
  valor: indice + 1,
  texto: personas(indice + 1),
}));

/**
 * The price that a new row gets when the capacity of a configured centre is raised (specification
 * §5). Nobody would keep such a price, so `preguntaDeRelleno` can ask for the real one.
 */
export function precioDeRelleno(capacidad: number): number {
  return 1_000 * capacidad;
}

/** The warning while new rows still have the price they were filled with, or null. */
export function preguntaDeRelleno(
  filas: readonly Precio[],
  yaHabia: readonly Precio[],
): string | null {
  const porPoner = filas.filter(
    ({ capacidad, precio }) =>
      precio === precioDeRelleno(capacidad) &&
      !yaHabia.some((fila) => fila.capacidad === capacidad),
  );
  if (porPoner.length === 0) return null;
  const cuantas = enLista(porPoner.map(({ capacidad }) => String(capacidad)));
  return porPoner.length === 1
    ? `Falta poner el precio para ${cuantas} personas: el de la tabla es de relleno.`
    : `Falta poner los precios para ${cuantas} personas: los de la tabla son de relleno.`;
}

/**
 * The rows for each number of people up to `capacidad`: known rows stay, missing ones get
 * `precioNuevo`.
 */
export function filasPara(
  capacidad: number,
  filas: readonly Precio[],
  precioNuevo: (capacidad: number) => number,
): Precio[] {
  return Array.from({ length: capacidad }, (_, indice) => {
    const cuantas = indice + 1;
    const conocida = filas.find((fila) => fila.capacidad === cuantas);
    return conocida ?? { capacidad: cuantas, precio: precioNuevo(cuantas) };
  });
}

/**
 * The table of prices that follows from the individual price and the specification's discounts, of
 * which the last is that of larger groups too.
 */
export function tablaDePromocion(individual: number, capacidad: number): Precio[] {
  return Array.from({ length: capacidad }, (_, indice) => {
    const cuantas = indice + 1;
    const descuento = PROMOCION_ANUNCIADA[indice] ?? PROMOCION_ANUNCIADA[3];
    return {
      capacidad: cuantas,
      precio: Math.round((individual * cuantas * (100 - descuento)) / 100),
    };
  });
}

/**
 * Sentences about prices that look mistyped, mostly by a zero too few or too many: a price that
 * falls by more than half, a bigger group that pays less, or a group whose people pay more than an
 * individual.
 */
export function preciosLlamativos(antes: readonly Precio[], despues: readonly Precio[]): string[] {
  const caidas = despues.flatMap(({ capacidad, precio }) => {
    const viejo = antes.find((fila) => fila.capacidad === capacidad)?.precio;
    return viejo !== undefined && precio * 2 < viejo
      ? [
          `Para ${personas(capacidad)} baja de ${formatearPesos(viejo)} a ${formatearPesos(precio)}.`,
        ]
      : [];
  });
  const alReves = despues.flatMap(({ capacidad, precio }) => {
    const menos = despues
      .filter((fila) => fila.capacidad < capacidad && fila.precio > precio)
      .toSorted((una, otra) => otra.capacidad - una.capacidad)[0];
    return menos
      ? [
          `${personas(capacidad)} pagan juntas menos que ${personas(menos.capacidad)}: ` +
            `${formatearPesos(precio)} contra ${formatearPesos(menos.precio)}.`,
        ]
      : [];
  });
  const solo = despues.find(({ capacidad }) => capacidad === 1)?.precio;
  const masCaros = despues.flatMap(({ capacidad, precio }) =>
    solo !== undefined && precio > solo * capacidad
      ? [
          `De a ${capacidad}, cada persona paga más que a solas: ` +
            `${formatearPesos(Math.round(precio / capacidad))} contra ${formatearPesos(solo)}.`,
        ]
      : [],
  );
  const llamativos = [...caidas, ...alReves];
  // Where a price falls or a bigger group pays less, the individual price may itself be the
  // mistyped one.
  return llamativos.length > 0 ? llamativos : masCaros;
}

/** The price per person and the saving of a row; null while its price is not a number. */
export function calculoDeFila(filas: readonly Precio[], cuantas: number): PrecioCalculado | null {
  const legibles = filas.filter(({ precio }) => esPrecio(precio));
  if (!legibles.some((fila) => fila.capacidad === cuantas)) return null;
  const individual = legibles.find((fila) => fila.capacidad === 1)?.precio ?? PRECIO_INDIVIDUAL;
  return calcularPrecio(
    [{ capacidad: 1, precio: individual }, ...legibles.filter((fila) => fila.capacidad > 1)],
    cuantas,
  );
}

/**
 * True where the change affects which franjas there are; other settings are saved without asking.
 */
export function cambiaElPlan(antes: NuevaConfig, despues: NuevaConfig): boolean {
  return (
    antes.duracionBaseMin !== despues.duracionBaseMin ||
    antes.capacidadBase !== despues.capacidadBase ||
    antes.ventanaDias !== despues.ventanaDias
  );
}

export function esPrecio(precio: unknown): precio is number {
  return Number.isInteger(precio) && Number(precio) >= 1;
}
