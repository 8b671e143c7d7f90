import type { Centro } from '@remanso/contract/centro/centro.contract';
import { CambiosDelCentro } from '@remanso/contract/centro/centro.forms';
import * as z from 'zod/mini';

/** The most lines of opening hours that the server accepts. */
export const RENGLONES_DE_HORARIO = 7;

export type CentroEditable = Omit<Centro, 'zonaHoraria'>;

/**
 * The centre's data as the form edits them: the hours of a line are one text, '08:00-12:00 y
 * 16:00-20:00'.
 */
export type FormularioDelCentro = Omit<CentroEditable, 'horarios'> & {
  horarios: { dias: string; tramos: string }[];
};

/**
 * Turns the values of the form into the data to save. CambiosDelCentro, the schema that the server
 * uses, checks and cleans the data.
 */
export const EsquemaDelCentro = z.pipe(
  z.transform(({ horarios, ...resto }: FormularioDelCentro): z.input<typeof CambiosDelCentro> => ({
    ...resto,
    horarios: horarios.map(({ dias, tramos }) => ({ dias, tramos: partirHoras(tramos) })),
  })),
  CambiosDelCentro,
);

export function centroEditable({ zonaHoraria: _zona, ...centro }: Centro): CentroEditable {
  return centro;
}

export function paraElFormulario({ horarios, ...resto }: CentroEditable): FormularioDelCentro {
  return {
    ...resto,
    horarios: horarios.map(({ dias, tramos }) => ({ dias, tramos: tramos.join(' y ') })),
  };
}

/**
 * Splits '08:00-12:00 y 16:00-20:00' into the ranges '08:00-12:00' and '16:00-20:00'. Returns an
 * empty list for 'cerrado' and for an empty text.
 */
export function partirHoras(texto: string): string[] {
  const horas = texto.split(/,| y /).map((tramo) => tramo.trim());
  return horas.filter((tramo) => tramo !== '' && tramo.toLowerCase() !== 'cerrado');
}

/** Returns the data of `queda` that differ from `guardado`. */
export function cambiosDe(queda: CentroEditable, guardado: CentroEditable): CambiosDelCentro {
  const claves = Object.keys(queda) as (keyof CentroEditable)[];
  return Object.fromEntries(
    claves
      .filter((clave) => JSON.stringify(queda[clave]) !== JSON.stringify(guardado[clave]))
      .map((clave) => [clave, queda[clave]]),
  );
}

/**
 * Returns the centre that the preview shows. Valid data are cleaned in the same way as when they
 * are saved. Where a field is invalid, all data are shown as typed.
 */
export function centroDeMuestra(escrito: FormularioDelCentro, guardado: Centro): Centro {
  const leido = EsquemaDelCentro.safeParse(escrito);
  if (leido.success) return { ...guardado, ...leido.data } as Centro;
  const horarios = escrito.horarios.map(({ dias, tramos }) => ({
    dias,
    tramos: partirHoras(tramos),
  }));
  return { ...guardado, ...escrito, horarios };
}
