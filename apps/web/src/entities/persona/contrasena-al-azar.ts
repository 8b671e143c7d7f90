import { claveDeIdempotencia } from '../../lib/idempotencia.ts';

/**
 * A random password of 128 bits, never typed, with the three kinds of character that a password
 * needs.
 */
export function contrasenaAlAzar(): string {
  return `Rm1${claveDeIdempotencia()}`;
}
