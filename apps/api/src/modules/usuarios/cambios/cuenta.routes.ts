import * as api from '@remanso/contract/persona/cuenta.contract';
import type { Dependencies } from '../../../dependencies.ts';
import { sinSesion } from '../../../platform/errors.ts';
import type { Route } from '../../../platform/http/register-endpoint.ts';
import { comprobarContrasenaPropia } from './comprobar-contrasena-propia.ts';
import { eliminarUsuario } from './eliminar-usuario.ts';
import { misDatos } from '../mis-datos.queries.ts';
import { contrasenaIncorrecta } from '../usuarios.errors.ts';

export function cuentaRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.misDatos, async ({ session: { usuarioId } }) => {
    const datos = await misDatos(db, clock, usuarioId);
    if (!datos) throw sinSesion();
    return datos;
  });

  route(api.eliminarCuenta, async ({ body: { contrasena }, session: { usuarioId } }) => {
    if (!(await comprobarContrasenaPropia(dependencies, { usuarioId, contrasena }))) {
      throw contrasenaIncorrecta();
    }
    await eliminarUsuario(dependencies, { autorId: usuarioId, usuarioId });
    return { message: 'Se eliminó la cuenta' };
  });
}
