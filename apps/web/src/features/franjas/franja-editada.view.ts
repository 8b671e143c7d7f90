import { fechaHora } from '@remanso/contract/calendario';
import * as z from 'zod/mini';
import { ErrorDeApi } from '../../lib/ErrorDeApi.ts';
import { leerHora } from '../horarios-base/hora.view.ts';

/*
 * The forms that add a franja and change one (specification §5).
 */

function hora(requerida: string) {
  return z.string(requerida).check(
    // What is no hour stays as it was typed, to be refused below.
    z.overwrite((escrita) => leerHora(escrita) ?? escrita.trim()),
    z.minLength(1, requerida),
    z.refine((escrita) => leerHora(escrita) !== null, 'La hora debe tener la forma HH:MM'),
  );
}

const horas = {
  inicio: hora('La hora de inicio es requerida'),
  fin: hora('La hora de fin es requerida'),
};

const alReves = z.refine<{ inicio: string; fin: string }>(({ inicio, fin }) => inicio < fin, {
  error: 'La hora de fin debe ser posterior a la hora de inicio',
  path: ['fin'],
});

export const FormularioDeFranja = z
  .object({
    fecha: z.string().check(z.minLength(1, 'La fecha es requerida')),
    ...horas,
  })
  .check(alReves);

const CAPACIDAD = 'La capacidad debe estar entre 1 y 10';

export const FormularioDeCambios = z
  .object({
    ...horas,
    capacidadEfectiva: z.int(CAPACIDAD).check(z.minimum(1, CAPACIDAD), z.maximum(10, CAPACIDAD)),
  })
  .check(alReves);

/** As the wire wants a franja: `YYYY-MM-DDTHH:MM:00`. */
export function momentosDe(fecha: string, { inicio, fin }: { inicio: string; fin: string }) {
  return { inicio: fechaHora(fecha, inicio), fin: fechaHora(fecha, fin) };
}

const PREFIJO = /^Error al crear franja:\s*/;

/** The server's refusal without the prefix that the modal's title already says (specification §8). */
export function sinPrefijo(error: unknown): unknown {
  if (!(error instanceof Error) || !PREFIJO.test(error.message)) return error;
  const message = error.message.replace(PREFIJO, '');
  if (!(error instanceof ErrorDeApi)) return new Error(message, { cause: error });
  const { status, codigo, campos } = error;
  return new ErrorDeApi({ status, codigo, campos, message });
}
