import { claveDeIdempotencia } from '../../lib/idempotencia.ts';

/** 128 bits that nobody will type, with the three kinds of character that a password needs. */
export function contrasenaAlAzar(): string {
  return `Rm1${claveDeIdempotencia()}`;
}
