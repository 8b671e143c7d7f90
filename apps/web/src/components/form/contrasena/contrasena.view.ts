import * as z from 'zod/mini';

/*
 * The functions that all forms for choosing a password share: the registration, the password by an
 * enlace and the person's own account.
 */

export interface Requisito {
  texto: string;
  cumple: boolean;
}

/**
 * Returns each requirement of the contract's `contrasenaNueva`. `cumple` says whether the text
 * typed so far meets it.
 */
export function requisitosDe(contrasena: string): Requisito[] {
  return [
    // Characters are counted as Unicode code points, as the server's validator counts them.
    { texto: '6 caracteres o más', cumple: /^.{6}/su.test(contrasena.normalize('NFC')) },
    { texto: 'Una mayúscula', cumple: /\p{Lu}/u.test(contrasena) },
    { texto: 'Una minúscula', cumple: /\p{Ll}/u.test(contrasena) },
    { texto: 'Un número', cumple: /\d/.test(contrasena) },
  ];
}

/**
 * The schema of the repeated password, which is never sent to the server. The schema normalises the
 * repeated password to NFC, as the password is, so that the two match however an accent was typed.
 */
export const confirmacion = z
  .string()
  .check(z.normalize('NFC'), z.minLength(1, 'Debes confirmar la contraseña'));

/** Returns a zod check that the field `confirmacion` has the same text as the field `campo`. */
export function confirma<C extends string>(campo: C) {
  return z.refine<Record<C | 'confirmacion', string>>(
    (datos) => datos[campo] === datos.confirmacion,
    {
      error: 'Las contraseñas no coinciden',
      path: ['confirmacion'],
      // The comparison runs even while other fields have errors, but not while the repeated
      // password is empty, because then the error 'Debes confirmar la contraseña' is shown.
      when: ({ value }) => {
        const { confirmacion: repetida } = value as { confirmacion?: unknown };
        return typeof repetida === 'string' && repetida !== '';
      },
    },
  );
}
