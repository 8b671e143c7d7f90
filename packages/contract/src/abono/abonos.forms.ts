import * as z from 'zod/mini';
import { DIAS_SEMANA } from '../calendario.ts';
import { fecha, idEnCuerpo } from '../campo/campos.ts';
import { texto, textoLlano } from '../campo/campos-de-texto.ts';
import { lista } from '../campo/lista.ts';
import { MONTO_MAXIMO } from '../caja/pagos.rules.ts';
import { NuevoPago } from '../caja/pagos.forms.ts';

function entero(minimo: number, maximo: number, nombre: string) {
  const rango = `${nombre} de 1 a ${maximo}`;
  return z.int(rango).check(z.minimum(minimo, rango), z.maximum(maximo, rango));
}

export const idDeAbono = idEnCuerpo('El abono no es válido');

const PRECIO = 'El precio debe ser un número entero de pesos, de 1 en adelante';
const DIAS = 'Los días van de LUNES a DOMINGO, cada uno una sola vez';

export const NuevoAbono = z.object({
  nombre: textoLlano({ nombre: 'El nombre', max: 60 }).check(
    z.minLength(1, 'El nombre del abono es obligatorio'),
  ),
  lugares: entero(1, 100, 'Los lugares van'),
  precio: z
    .int(PRECIO)
    .check(z.minimum(1, PRECIO), z.maximum(MONTO_MAXIMO, 'El precio es demasiado alto')),
  vigenciaDias: entero(1, 730, 'Los días de vigencia van'),
  /** The days of the week on which the abono can be used. Left out or empty: every day. */
  dias: z.optional(
    lista(z.enum(DIAS_SEMANA, DIAS), DIAS, { max: 7, siEsLarga: DIAS }).check(
      z.refine((dias) => new Set(dias).size === dias.length, DIAS),
    ),
  ),
});
export type NuevoAbono = z.output<typeof NuevoAbono>;

/** A payment of an abono that is sold, which is given back only by annulling the abono. */
export const PagoDeAbono = z.omit(NuevoPago, { tipo: true });
export type PagoDeAbono = z.output<typeof PagoDeAbono>;

const motivo = texto({ nombre: 'El motivo', max: 200 }).check(
  z.minLength(1, 'El motivo es obligatorio'),
);

const COMPARTIDO = 'Un abono se comparte con hasta 3 clientes, cada uno una sola vez';

export const CambioDeAbono = z.object({
  vence: z.optional(fecha),
  motivo,
  /** The ids of the other clients who may book with the abono, in place of those before. */
  compartidoCon: z.optional(
    lista(z.int(COMPARTIDO).check(z.minimum(1, COMPARTIDO)), COMPARTIDO, {
      max: 3,
      siEsLarga: COMPARTIDO,
    }).check(z.refine((ids) => new Set(ids).size === ids.length, COMPARTIDO)),
  ),
});
export type CambioDeAbono = z.output<typeof CambioDeAbono>;

const DEVOLUCION = 'La devolución debe ser un número entero de pesos, de 0 en adelante';

export const AnulacionDeAbono = z.object({
  motivo,
  /** The pesos that are given back; 0 gives nothing back. */
  devolucion: z
    .int(DEVOLUCION)
    .check(z.minimum(0, DEVOLUCION), z.maximum(MONTO_MAXIMO, 'La devolución es demasiado alta')),
  medio: NuevoPago.shape.medio,
});
export type AnulacionDeAbono = z.output<typeof AnulacionDeAbono>;
