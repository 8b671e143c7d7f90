import { contrasenaNueva } from '@remanso/contract/persona/usuarios.forms';
import * as z from 'zod/mini';
import { confirma, confirmacion } from '../../components/form/contrasena/contrasena.view.ts';

/**
 * The schema of the reset form. It stands apart from the link's own logic, which needs no
 * validator.
 */
export const NuevaContrasena = z
  .object({ nuevaPassword: contrasenaNueva, confirmacion })
  .check(confirma('nuevaPassword'));
