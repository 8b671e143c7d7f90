/*
 * The price of a shift (specification §9, rules §10.3 and §10.4). Amounts are whole pesos.
 */

export interface Precio {
  capacidad: number;
  precio: number;
}

/** The prices that count today, and the lists of prices that count from later days on. */
export interface PreciosPorDia {
  preciosPorCapacidad: readonly Precio[];
  /** The lists that count from the day `desde` on, the earliest day first. */
  proximosPrecios: readonly { desde: string; preciosPorCapacidad: readonly Precio[] }[];
}

/**
 * Returns whether a list of prices has begun. A list that has begun is kept, even once a later list
 * has taken its place (rules §10.6).
 * @example listaEmpezo({ desde: '2026-11-01' }, '2026-11-01')
 *   // true
 */
export function listaEmpezo({ desde }: { desde: string }, hoy: string): boolean {
  return desde <= hoy;
}

/**
 * Returns the prices of the day `fecha`, which must not be past; where `fecha` is null, the prices
 * of today (rules §10.6).
 * @example preciosDelDia({ preciosPorCapacidad: [], proximosPrecios: [{ desde: '2026-11-01',
 *   preciosPorCapacidad: [{ capacidad: 1, precio: 22000 }] }] }, '2026-11-15')
 *   // [{ capacidad: 1, precio: 22000 }]
 */
export function preciosDelDia(
  { preciosPorCapacidad, proximosPrecios }: PreciosPorDia,
  fecha: string | null,
): readonly Precio[] {
  const lista = proximosPrecios.findLast(({ desde }) => fecha !== null && desde <= fecha);
  return lista?.preciosPorCapacidad ?? preciosPorCapacidad;
}

export interface PrecioCalculado {
  precioTotal: number;
  precioPorPersona: number;
  /** The pesos that a group saves against as many individual shifts; never negative. */
  ahorro: number;
  /** `ahorro` as a rounded percentage. */
  descuento: number;
}

export const PRECIO_INDIVIDUAL = 20_000;
const PRECIOS_POR_DEFECTO = [PRECIO_INDIVIDUAL, 36_000, 45_000, 60_000];

/**
 * Returns the default price for a number of people: from a table for up to 4 people, and for more
 * people 60,000 pesos for each 4 people, in proportion.
 * @example precioPorDefecto(2) // 36000
 * @example precioPorDefecto(6) // 90000
 */
export function precioPorDefecto(personas: number): number {
  return PRECIOS_POR_DEFECTO[personas - 1] ?? precioEscalado(personas);
}

function precioEscalado(personas: number): number {
  return Math.round((60_000 * personas) / 4);
}

/**
 * @example tablaPorDefecto(2) // [{ capacidad: 1, precio: 20000 }, { capacidad: 2, precio: 36000 }]
 */
export function tablaPorDefecto(capacidad: number): Precio[] {
  return Array.from({ length: capacidad }, (_, indice) => ({
    capacidad: indice + 1,
    precio: precioPorDefecto(indice + 1),
  }));
}

/** @example precioPorPersona(36000, 2) // 18000 */
export function precioPorPersona(precio: number, personas: number): number {
  return Math.round(precio / personas);
}

/** @example ahorroContraIndividual(36000, 2, 20000) // 4000 */
export function ahorroContraIndividual(
  total: number,
  personas: number,
  individual: number,
): number {
  return Math.max(0, personas * individual - total);
}

/**
 * Computes the price for a number of people. `tabla` is the configured table, or null while there
 * is no configuration.
 * @example calcularPrecio(tablaPorDefecto(4), 2)
 *   // { precioTotal: 36000, precioPorPersona: 18000, ahorro: 4000, descuento: 10 }
 */
export function calcularPrecio(tabla: readonly Precio[] | null, personas: number): PrecioCalculado {
  const individual = buscar(tabla, 1) ?? PRECIO_INDIVIDUAL;
  const precioTotal = tabla
    ? (buscar(tabla, personas) ?? precioEscalado(personas))
    : PRECIO_INDIVIDUAL * personas;
  const ahorro = ahorroContraIndividual(precioTotal, personas, individual);
  return {
    precioTotal,
    precioPorPersona: precioPorPersona(precioTotal, personas),
    ahorro,
    descuento: Math.round((100 * ahorro) / (personas * individual)),
  };
}

function buscar(tabla: readonly Precio[] | null, personas: number): number | undefined {
  return tabla?.find((fila) => fila.capacidad === personas)?.precio;
}
