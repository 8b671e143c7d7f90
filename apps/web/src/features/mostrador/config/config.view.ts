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
 * The rules of the settings form and of the table of prices in that form (specification §5 and §9).
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
 * Returns the placeholder price of a row that appears when the capacity is raised (specification
 * §5). No centre would want this price, so `preguntaDeRelleno` recognises a row with this price.
 */
export function precioDeRelleno(capacidad: number): number {
  return 1_000 * capacidad;
}

/**
 * Returns a warning that names the rows with a placeholder price (`precioDeRelleno`). Null where
 * all rows have real prices.
 */
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
 * Returns a row for each number of people up to `capacidad`. Rows of `filas` stay; `precioNuevo`
 * gives the price of a row that `filas` lacks.
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
 * Returns the prices that follow from the individual price and the discounts of the specification.
 * A group of more than four people gets the discount of four.
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
 * Returns a sentence for each price that looks mistyped: a price that falls by more than half, a
 * price that is lower than the price of a smaller group, or a group's price per person above the
 * individual price.
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
  // The comparisons with the individual price are left out where a price falls or a bigger group
  // pays less, because the individual price is then perhaps the mistyped one.
  return llamativos.length > 0 ? llamativos : masCaros;
}

/**
 * Returns the price per person and the saving of the row for `cuantas` people. Null while the price
 * of that row is invalid.
 */
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
 * True where a change of the settings affects which franjas exist. EditarConfig then shows a
 * preview before saving.
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
