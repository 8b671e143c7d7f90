import * as z from 'zod/mini';
import { VALORES } from './datos.contract.ts';
import { esDato, type Dato, type Forma } from './datos.rules.ts';
import { ACCIONES, formaDe, type DatosDe } from './hechos.rules.ts';

/**
 * `antes` or `despues` of a hecho: data by their keys, or the days of a week. Null where absent.
 */
export const DatosGuardados = z.nullable(
  z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
);
type DatosGuardados = z.output<typeof DatosGuardados>;

/** The type that `leerDatos` returns for a forma: each dato of the forma may be absent or null. */
export type Leido<F> = F extends Dato
  ? DatosDe<F>
  : { [K in keyof F]?: (F[K] extends Dato ? DatosDe<F[K]> : never) | null };

/**
 * Reads stored data, which another version may have written. A value that is not of the clase of
 * its dato is left out; a value without a dato is kept. Returns null where there is nothing to
 * read.
 */
export function leerDatos<F extends Forma>(forma: F, guardado: unknown): Leido<F> | null {
  return comoSeLee(forma, guardado) as Leido<F> | null;
}

/** Reads `antes` or `despues` of a hecho. This version may not know the accion of the hecho. */
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

/**
 * The keys of the data of clase 'libre', in any accion: somebody wrote them freely about a person.
 */
export const LIBRES: ReadonlySet<string> = new Set(
  ACCIONES.flatMap((accion) =>
    Object.entries<Dato>(formaDe(accion) as Readonly<Record<string, Dato>>)
      .filter(([, { clase }]) => clase === 'libre')
      .map(([clave]) => clave),
  ),
);
