import { camposDePersona, contrasenaNueva } from '@remanso/contract/usuarios.forms';
import { ROLES } from '@remanso/contract/usuarios.rules';
import * as z from 'zod/mini';

export const Persona = z.object(camposDePersona);
export type DatosDePersona = z.output<typeof Persona>;

/** The body of `POST /usuarios`, where the rol is always chosen. */
export const NuevaCuenta = z.object({
  ...camposDePersona,
  password: contrasenaNueva,
  rol: z.enum(ROLES, 'El rol es obligatorio'),
});
