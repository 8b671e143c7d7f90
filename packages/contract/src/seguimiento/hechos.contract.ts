import * as z from 'zod/mini';
import { VALORES } from './datos.contract.ts';
import { esDato, type Dato, type Forma } from './datos.rules.ts';
import { ACCIONES, formaDe, type DatosDe } from './hechos.rules.ts';

/** One side of a hecho on the wire: its data by their keys, or the days of a week. */
export const DatosGuardados = z.nullable(
  z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
);
type DatosGuardados = z.output<typeof DatosGuardados>;

/** What is known of stored data: as much of them as has the shape of today. */
export type Leido<F> = F extends Dato
  ? DatosDe<F>
  : { [K in keyof F]?: (F[K] extends Dato ? DatosDe<F[K]> : never) | null };

/**
 * Reads stored data, which another version may have written: a value that is not of its clase is
 * left out, and what has no dato is kept as it is. Null where there is nothing to be read.
 */
export function leerDatos<F extends Forma>(forma: F, guardado: unknown): Leido<F> | null {
  return comoSeLee(forma, guardado) as Leido<F> | null;
}

/** Reads one side of a hecho by its accion, which this version may not know. */
export function leerLado(accion: string, guardado: unknown): DatosGuardados {
  return comoSeLee(formaDe(accion), guardado);
}

function comoSeLee(forma: Forma, guardado: unknown): DatosGuardados {
  if (esDato(forma)) return esDe(forma, guardado) ? (guardado as unknown[]) : null;
  if (typeof guardado !== 'object' || guardado === null || Array.isArray(guardado)) return null;
  const leidos = Object.entries(guardado).filter(([clave, valor]) => {
    const dato = forma[clave];
    return !dato || valor === null || esDe(dato, valor);
  });
  return Object.fromEntries(leidos);
}

const esDe = ({ clase }: Dato, valor: unknown) => VALORES[clase].safeParse(valor).success;

/** The data, of any accion, in which somebody wrote freely about a person. */
export const LIBRES: ReadonlySet<string> = new Set(
  ACCIONES.flatMap((accion) =>
    Object.entries<Dato>(formaDe(accion) as Readonly<Record<string, Dato>>)
      .filter(([, { clase }]) => clase === 'libre')
      .map(([clave]) => clave),
  ),
);
