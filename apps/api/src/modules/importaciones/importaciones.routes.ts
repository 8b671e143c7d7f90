import * as api from '@remanso/contract/persona/importaciones.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { deshacerImportacion } from './deshacer-importacion.ts';
import { listarDeshacibles } from './importaciones.queries.ts';
import { contarFilas } from './importaciones.rules.ts';
import { importarClientes } from './importar-clientes.ts';
import { leerArchivo, preverFilasLeidas } from './prever-importacion.ts';

export function importacionesRoutes(route: Route, dependencies: Dependencies): void {
  route(api.previsualizarClientes, async ({ body }) => {
    const { columnas, filas: leidas } = await leerArchivo(dependencies, body);
    const filas = await preverFilasLeidas(dependencies.db, leidas);
    return { columnas, filas, cuentas: contarFilas(filas) };
  });

  route(api.importarClientes, ({ body, session }) =>
    importarClientes(dependencies, { ...body, autorId: session.usuarioId }),
  );

  route(api.listarImportaciones, async () => ({
    importaciones: await listarDeshacibles(dependencies),
  }));

  route(api.deshacerImportacion, ({ params, session }) =>
    deshacerImportacion(dependencies, { autorId: session.usuarioId, importacionId: params.id }),
  );
}
