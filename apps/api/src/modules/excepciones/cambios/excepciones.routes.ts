import * as api from '@remanso/contract/plan/excepciones.contract';
import * as previas from '@remanso/contract/plan/excepciones-previas.contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { Route } from '../../../platform/http/register-endpoint.ts';
import { crearExcepcion } from './crear-excepcion.ts';
import { eliminarExcepcion } from './eliminar-excepcion.ts';
import { listarExcepciones } from '../excepciones.queries.ts';
import { insertarBloqueo, insertarFeriado, insertarOverride } from '../excepciones.repository.ts';
import { importarFeriados } from './importar-feriados.ts';
import {
  previsualizarBloqueo,
  previsualizarEliminarBloqueo,
  previsualizarEliminarFeriado,
  previsualizarEliminarOverride,
  previsualizarFeriado,
  previsualizarFeriados,
  previsualizarOverride,
} from './previsualizar-excepcion.ts';

export function excepcionesRoutes(route: Route, dependencies: Dependencies): void {
  route(api.listarExcepciones, ({ query }) => listarExcepciones(dependencies.db, query));

  route(api.crearFeriado, async ({ query, body, session }) => {
    const creada = await crearExcepcion(dependencies, {
      adminId: session.usuarioId,
      accion: 'crearFeriado',
      nueva: body,
      ...query,
      insertar: insertarFeriado,
    });
    return { ...body, ...creada };
  });

  route(api.crearBloqueo, async ({ query, body, session }) => {
    const creada = await crearExcepcion(dependencies, {
      adminId: session.usuarioId,
      accion: 'crearBloqueo',
      nueva: body,
      ...query,
      insertar: insertarBloqueo,
    });
    const { horaInicio = null, horaFin = null, motivo } = body;
    return { ...body, horaInicio, horaFin, motivo: motivo || null, ...creada };
  });

  route(api.crearOverride, async ({ query, body, session }) => {
    const creada = await crearExcepcion(dependencies, {
      adminId: session.usuarioId,
      accion: 'crearOverride',
      nueva: body,
      ...query,
      insertar: insertarOverride,
    });
    const { capacidad = null, motivo } = body;
    return { ...body, capacidad, motivo: motivo || null, ...creada };
  });

  route(previas.importarFeriados, ({ body, session }) =>
    importarFeriados(dependencies, { adminId: session.usuarioId, ...body }),
  );
  eliminaciones(route, dependencies);
  previasRoutes(route, dependencies);
}

function eliminaciones(route: Route, dependencies: Dependencies): void {
  const eliminar = async (
    accion: Parameters<typeof eliminarExcepcion>[1]['accion'],
    id: number,
    adminId: number,
  ) => ({
    message: 'Excepción eliminada correctamente',
    conflictos: await eliminarExcepcion(dependencies, { adminId, accion, id }),
  });

  route(api.eliminarFeriado, ({ params, session }) =>
    eliminar('eliminarFeriado', params.id, session.usuarioId),
  );
  route(api.eliminarBloqueo, ({ params, session }) =>
    eliminar('eliminarBloqueo', params.id, session.usuarioId),
  );
  route(api.eliminarOverride, ({ params, session }) =>
    eliminar('eliminarOverride', params.id, session.usuarioId),
  );
}

function previasRoutes(route: Route, dependencies: Dependencies): void {
  route(previas.previsualizarFeriado, ({ body, query }) =>
    previsualizarFeriado(dependencies, { ...body, ...query }),
  );
  route(previas.previsualizarBloqueo, ({ body, query }) =>
    previsualizarBloqueo(dependencies, { ...body, ...query }),
  );
  route(previas.previsualizarOverride, ({ body, query }) =>
    previsualizarOverride(dependencies, { ...body, ...query }),
  );
  route(previas.previsualizarImportacion, ({ body }) =>
    previsualizarFeriados(dependencies, body.feriados),
  );
  route(previas.previsualizarEliminarFeriado, ({ params }) =>
    previsualizarEliminarFeriado(dependencies, params.id),
  );
  route(previas.previsualizarEliminarBloqueo, ({ params }) =>
    previsualizarEliminarBloqueo(dependencies, params.id),
  );
  route(previas.previsualizarEliminarOverride, ({ params }) =>
    previsualizarEliminarOverride(dependencies, params.id),
  );
}
