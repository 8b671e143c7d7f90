import * as z from 'zod/mini';

/*
 * Choosing a password, wherever it is chosen: at registration, by a reset link and in one's own account.
 */

export interface Requisito {
  texto: string;
  cumple: boolean;
}

/** What `contrasenaNueva` of the contract asks for, one thing at a time, as far as it has been typed. */
export function requisitosDe(contrasena: string): Requisito[] {
  return [
    // Counted as the validator counts: code points.
    { texto: '6 caracteres o más', cumple: /^.{6}/su.test(contrasena.normalize('NFC')) },
    { texto: 'Una mayúscula', cumple: /\p{Lu}/u.test(contrasena) },
    { texto: 'Una minúscula', cumple: /\p{Ll}/u.test(contrasena) },
    { texto: 'Un número', cumple: /\d/.test(contrasena) },
  ];
}

/** Never sent. An accent is the same however it was typed the second time. */
export const confirmacion = z
  .string()
  .check(z.normalize('NFC'), z.minLength(1, 'Debes confirmar la contraseña'));

/** For a form that has `confirmacion` beside the field that it repeats. */
export function confirma<C extends string>(campo: C) {
  return z.refine<Record<C | 'confirmacion', string>>(
    (datos) => datos[campo] === datos.confirmacion,
    {
      error: 'Las contraseñas no coinciden',
      path: ['confirmacion'],
      // Told beside the other fields' errors, not only once they are right; but not over 'Debes confirmar…'.
      when: ({ value }) => {
        const { confirmacion: repetida } = value as { confirmacion?: unknown };
        return typeof repetida === 'string' && repetida !== '';
      },
    },
  );
}
