import { camposDePersona } from '@remanso/contract/usuarios.forms';
import * as z from 'zod/mini';

export const Persona = z.object(camposDePersona);
export type DatosDePersona = z.output<typeof Persona>;
