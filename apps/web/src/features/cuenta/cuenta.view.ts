import type { MisDatos } from '@remanso/contract/persona/cuenta.contract';
import { camposDePersona } from '@remanso/contract/persona/usuarios.forms';
import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import * as z from 'zod/mini';
import { centro } from '../../lib/centro.ts';
import { sinAcentos } from '../../lib/palabras.ts';

/*
 * The personal data that people edit and download.
 */

/** The schema of the personal data. A change of the e-mail requires the current password. */
export function esquemaDePersona(emailActual: string) {
  return z
    .object({ ...camposDePersona, contrasenaActual: z.string() })
    .check(
      z.refine(
        ({ email, contrasenaActual }) => !seMuda(email, emailActual) || contrasenaActual !== '',
        { error: 'La contraseña actual es obligatoria', path: ['contrasenaActual'] },
      ),
    );
}

/** True where the e-mail changes. As on the server, case and surrounding spaces do not count. */
export function seMuda(escrito: string, actual: string): boolean {
  return escrito.trim().toLowerCase() !== actual;
}

/** The data that the form edits. The e-mail is '' for a client whose account has no e-mail. */
export function datosDe({ nombre, apellido, email, genero, telefono }: Usuario) {
  return { nombre, apellido, email: email ?? '', genero, telefono };
}

/**
 * The file with a person's data: the name contains the date, and the JSON text is indented for
 * reading.
 */
export function archivoDe(datos: MisDatos): { nombre: string; texto: string } {
  const fecha = datos.generadoEn.slice(0, 10);
  return {
    nombre: `${paraArchivo(centro().nombre)}-mis-datos-${fecha}.json`,
    texto: `${JSON.stringify(datos, null, 2)}\n`,
  };
}

function paraArchivo(nombre: string): string {
  return (
    sinAcentos(nombre)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'centro'
  );
}
