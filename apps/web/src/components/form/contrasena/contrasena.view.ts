import * as z from 'zod/mini';

/*
 * The choice of a password: at registration, by a reset link and in the person's own account.
 */

export interface Requisito {
  texto: string;
  cumple: boolean;
}

/**
 * The requirements of the contract's `contrasenaNueva` one by one, with whether what is typed so
 * far meets each.
 */
export function requisitosDe(contrasena: string): Requisito[] {
  return [
    // Characters are counted as code points, as the validator counts them.
    { texto: '6 caracteres o más', cumple: /^.{6}/su.test(contrasena.normalize('NFC')) },
    { texto: 'Una mayúscula', cumple: /\p{Lu}/u.test(contrasena) },
    { texto: 'Una minúscula', cumple: /\p{Ll}/u.test(contrasena) },
    { texto: 'Un número', cumple: /\d/.test(contrasena) },
  ];
}

/**
 * The repeated password, which is never sent. It is composed like the first one, so that accents
 * match however they were typed.
 */
export const confirmacion = z
  .string()
  .check(z.normalize('NFC'), z.minLength(1, 'Debes confirmar la contraseña'));

/** Checks that `confirmacion` repeats the field `campo`. */
export function confirma<C extends string>(campo: C) {
  return z.refine<Record<C | 'confirmacion', string>>(
    (datos) => datos[campo] === datos.confirmacion,
    {
      error: 'Las contraseñas no coinciden',
      path: ['confirmacion'],
      // The check runs even while other fields have errors, but not over an empty field, which has
      // 'Debes confirmar…'.
      when: ({ value }) => {
        const { confirmacion: repetida } = value as { confirmacion?: unknown };
        return typeof repetida === 'string' && repetida !== '';
      },
    },
  );
}
