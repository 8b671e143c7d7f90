import { contrasenaNueva } from '@remanso/contract/persona/usuarios.forms';
import * as z from 'zod/mini';
import { confirma, confirmacion } from '../../components/form/contrasena/contrasena.view.ts';

/**
 * The schema of the reset form. The schema has a file of its own, so that the files that only check
 * the link do not load the validator.
 */
export const NuevaContrasena = z
  .object({ nuevaPassword: contrasenaNueva, confirmacion })
  .check(confirma('nuevaPassword'));
