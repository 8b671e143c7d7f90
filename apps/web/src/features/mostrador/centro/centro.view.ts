import type { Centro } from '@remanso/contract/centro/centro.contract';
import { CambiosDelCentro } from '@remanso/contract/centro/centro.forms';
import * as z from 'zod/mini';

/** The server takes no more lines of hours than this. */
export const RENGLONES_DE_HORARIO = 7;

export type CentroEditable = Omit<Centro, 'zonaHoraria'>;

/** The centre as its form has it: the hours of a line are one text. */
export type FormularioDelCentro = Omit<CentroEditable, 'horarios'> & {
  horarios: { dias: string; tramos: string }[];
};

/** Returns what the form holds, checked and cleaned as the server does it. */
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

/** Returns the hours of '08:00-12:00 y 16:00-20:00'; none of 'cerrado' and of an empty text. */
export function partirHoras(texto: string): string[] {
  const horas = texto.split(/,| y /).map((tramo) => tramo.trim());
  return horas.filter((tramo) => tramo !== '' && tramo.toLowerCase() !== 'cerrado');
}

/** The data in which `queda` is not what is saved. */
export function cambiosDe(queda: CentroEditable, guardado: CentroEditable): CambiosDelCentro {
  const claves = Object.keys(queda) as (keyof CentroEditable)[];
  return Object.fromEntries(
    claves
      .filter((clave) => JSON.stringify(queda[clave]) !== JSON.stringify(guardado[clave]))
      .map((clave) => [clave, queda[clave]]),
  );
}

/** The centre as the preview shows it: what can be saved as it would be, the rest as it is typed. */
export function centroDeMuestra(escrito: FormularioDelCentro, guardado: Centro): Centro {
  const leido = EsquemaDelCentro.safeParse(escrito);
  if (leido.success) return { ...guardado, ...leido.data } as Centro;
  const horarios = escrito.horarios.map(({ dias, tramos }) => ({
    dias,
    tramos: partirHoras(tramos),
  }));
  return { ...guardado, ...escrito, horarios };
}
