import { contrasenaNueva, contrasenaPropia } from '@remanso/contract/persona/usuarios.forms';
import * as z from 'zod/mini';
import { confirma, confirmacion } from '../../components/form/contrasena/contrasena.view.ts';

export const CambioDeContrasena = z
  .object({
    contrasenaActual: contrasenaPropia('La contraseña actual es obligatoria'),
    nuevaContrasena: contrasenaNueva,
    confirmacion,
  })
  .check(confirma('nuevaContrasena'));
