import { mesDe, nombreDeFecha, sumarMeses } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { ReservadoConOtraLista } from '@remanso/contract/precio/listas-de-precios.contract';
import type { Precio } from '@remanso/contract/precio/precios.rules';

/*
 * The sums and the words of the form for a new lista de precios (rules §10.6).
 */

export const REDONDEOS = [
  { valor: 100, texto: 'A $ 100' },
  { valor: 500, texto: 'A $ 500' },
  { valor: 1_000, texto: 'A $ 1.000' },
] as const;

/**
 * Raises prices by a percentage. Each price is rounded to a multiple of `redondeo`, and is at least
 * `redondeo` pesos.
 */
export function aumentar(
  precios: readonly Precio[],
  porcentaje: number,
  redondeo: number,
): Precio[] {
  return precios.map(({ capacidad, precio }) => {
    // The percentage is computed in hundredths of a per cent, which are whole numbers. The product
    // is then exact, and an exact half is rounded up.
    const centesimos = Math.round((100 + porcentaje) * 100);
    const multiplos = Math.round((precio * centesimos) / (10_000 * redondeo));
    return { capacidad, precio: Math.max(1, multiplos) * redondeo };
  });
}

/**
 * Reads '12', '12,5', '+12.5 %' or '-5'. A comma without decimals is ignored. Returns null for any
 * other text, and for a percentage below -90.
 */
export function entenderPorcentaje(escrito: string): number | null {
  const [, signo, cifras] = /^\s*([+-]?)(\d{1,3}(?:[.,]\d{0,2})?)\s*%?\s*$/.exec(escrito) ?? [];
  if (cifras === undefined) return null;
  const cuanto = Number(cifras.replace(',', '.'));
  const porcentaje = signo === '-' ? -cuanto : cuanto;
  return porcentaje >= -90 ? porcentaje : null;
}

/**
 * Returns the texts below the percentage field. A percentage that cannot be read is an error. While
 * the field is empty or unreadable, a sentence names the last readable percentage (`aplicado`), by
 * which the prices on screen were computed.
 */
export function textosDePorcentaje(
  escrito: string,
  aplicado: number | null,
): { error: string | undefined; ayuda: string | undefined } {
  if (entenderPorcentaje(escrito) !== null) return { error: undefined, ayuda: undefined };
  const siguen =
    aplicado === null
      ? undefined
      : `Los precios de abajo siguen con ${String(aplicado).replace('.', ',')} %.`;
  if (escrito.trim() === '') return { error: undefined, ayuda: siguen };
  const error = 'Va un porcentaje: 12, o 12,5, o -5 para bajar.';
  return { error: siguen ? `${error} ${siguen}` : error, ayuda: undefined };
}

export const primeroDelMesQueViene = (hoy: string): string => mesDe(sumarMeses(hoy, 1)).desde;

/** Returns a line for each number of people, for example '1 persona: $ 20.000 → $ 22.400'. */
export function cambiosDePrecio(antes: readonly Precio[], despues: readonly Precio[]): string[] {
  return despues.map(({ capacidad, precio }) => {
    const era = antes.find((fila) => fila.capacidad === capacidad)?.precio;
    const quienes = capacidad === 1 ? '1 persona' : `${capacidad} personas`;
    const sera = formatearPesos(precio);
    return `${quienes}: ${era === undefined ? sera : `${formatearPesos(era)} → ${sera}`}`;
  });
}

/**
 * Returns how many bookings exist from the day `desde` on, how much these bookings cost in total,
 * and how much they would cost by the new prices. These bookings keep their price.
 */
export function fraseDeLoReservado(
  { reservas, reservado, conLaLista }: ReservadoConOtraLista,
  desde: string,
): string {
  if (reservas === 0) return `Nadie reservó todavía desde el ${nombreDeFecha(desde)}.`;
  const cuantas = reservas === 1 ? 'Hay 1 reserva' : `Hay ${reservas} reservas`;
  const verbo = reservas === 1 ? 'queda' : 'quedan';
  return (
    `${cuantas} desde ese día que ${verbo} a su precio: ${formatearPesos(reservado)}. ` +
    `Con los precios nuevos serían ${formatearPesos(conLaLista)}.`
  );
}
