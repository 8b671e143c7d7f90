import {
  diasEntre,
  fechaConAnio,
  fechaDe,
  fechaHora,
  horaDe,
  horaDeMinutos,
  minutosDeHora,
} from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import * as z from 'zod/mini';
import { ErrorDeApi } from '../../../../lib/api/ErrorDeApi.ts';
import { entenderHora } from '../../../../components/form/hora/hora.view.ts';

/*
 * The form for a new franja and the form for changes of a franja (specification §5).
 */

function hora(requerida: string) {
  return z.string(requerida).check(
    // A text that is no hour stays as typed. The `refine` below refuses the text.
    z.overwrite((escrita) => entenderHora(escrita) ?? escrita.trim()),
    z.minLength(1, requerida),
    z.refine((escrita) => entenderHora(escrita) !== null, 'La hora debe tener la forma HH:MM'),
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

/** Returns the two date-times that the server expects: `YYYY-MM-DDTHH:MM:00`. */
export function momentosDe(fecha: string, { inicio, fin }: { inicio: string; fin: string }) {
  return { inicio: fechaHora(fecha, inicio), fin: fechaHora(fecha, fin) };
}

export const POR_DEFECTO = { inicio: '09:00', fin: '10:00' };
const DURACION_MIN = 60;

/**
 * Returns the first free hour of a day, not earlier than `desde`. Null where no hour is free before
 * midnight.
 */
export function primerHueco(
  franjas: readonly Pick<Franja, 'horaInicio' | 'horaFin'>[],
  desde: string,
): { inicio: string; fin: string } | null {
  const enOrden = franjas.toSorted((una, otra) => una.horaInicio.localeCompare(otra.horaInicio));
  const inicio = enOrden.reduce((libre, { horaInicio, horaFin }) => {
    const [empieza, termina] = [minutosDeHora(horaInicio), minutosDeHora(horaFin)];
    return empieza < libre + DURACION_MIN && libre < termina ? termina : libre;
  }, minutosDeHora(desde));
  const fin = inicio + DURACION_MIN;
  return fin < 24 * 60 ? { inicio: horaDeMinutos(inicio), fin: horaDeMinutos(fin) } : null;
}

/**
 * Returns the time at which the search for a free hour starts: POR_DEFECTO.inicio. Returns the next
 * half hour where the day is today and the next half hour is later than POR_DEFECTO.inicio.
 */
export function desdeDonde(fecha: string, ahora: string): string {
  const minutos = minutosDeHora(horaDe(ahora));
  const proxima = Math.min(24 * 60 - 1, Math.ceil((minutos + 1) / 30) * 30);
  return fecha === fechaDe(ahora) && proxima > minutosDeHora(POR_DEFECTO.inicio)
    ? horaDeMinutos(proxima)
    : POR_DEFECTO.inicio;
}

/**
 * Limits above which a new franja is probably mistyped: the days from today to the franja, and the
 * length of the franja in minutes (180 is the longest base duration).
 */
const DIAS_DE_UN_ANIO = 365;
const MUCHO_MIN = 180;

/**
 * Returns a sentence for each thing that is unusual in a new franja. AgregarFranja asks with these
 * sentences whether to add the franja.
 */
export function rarezasDe(fecha: string, { inicio, fin }: typeof POR_DEFECTO, hoy: string) {
  const minutos = minutosDeHora(fin) - minutosDeHora(inicio);
  const [horasEnteras, resto] = [Math.floor(minutos / 60), minutos % 60];
  const duracion = `${horasEnteras} horas${resto ? ` y ${resto} minutos` : ''}`;
  return [
    ...(diasEntre(hoy, fecha) > DIAS_DE_UN_ANIO ? [`Es el ${fechaConAnio(fecha)}.`] : []),
    ...(minutos > MUCHO_MIN ? [`Dura ${duracion}, de ${inicio} a ${fin}.`] : []),
  ];
}

const PREFIJO = /^Error al crear franja:\s*/;

/**
 * Removes the prefix 'Error al crear franja:' from the server's error. The title of the window
 * already says that a franja was being added (specification §8).
 */
export function sinPrefijo(error: unknown): unknown {
  if (!(error instanceof Error) || !PREFIJO.test(error.message)) return error;
  const message = error.message.replace(PREFIJO, '');
  if (!(error instanceof ErrorDeApi)) return new Error(message, { cause: error });
  const { status, codigo, campos } = error;
  return new ErrorDeApi({ status, codigo, campos, message });
}

/**
 * Returns the toast about a new franja. A franja that is added on a feriado is blocked at once.
 */
export function textoDeAgregada({ fueraDelPlan, motivo }: Pick<Franja, 'fueraDelPlan' | 'motivo'>) {
  return fueraDelPlan
    ? `Turno agregado, y bloqueado por el feriado (${motivo}): un horario especial abre ese día`
    : 'Turno agregado correctamente';
}
