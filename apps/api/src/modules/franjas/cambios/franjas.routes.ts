import * as api from '@remanso/contract/franja/franjas.contract';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { PaginaPedida } from '../../../platform/campos-de-pagina.ts';
import { answerList } from '../../../platform/http/answer-list.ts';
import type { Route } from '../../../platform/http/register-endpoint.ts';
import { pageOf } from '../../../platform/read-page.ts';
import { shareReads } from '../../../platform/share-reads.ts';
import type { Periodo } from '../../excepciones/excepciones.queries.ts';
import { actualizarFranja } from './actualizar-franja.ts';
import { bloquearFranja, desbloquearFranja } from './bloquear-franja.ts';
import { comprobarPeriodo } from '../comprobar-periodo.ts';
import { crearFranja } from './crear-franja.ts';
import { crearLectorDeDias } from '../crear-lector-de-dias.ts';
import { eliminarFranja } from './eliminar-franja.ts';
import { franjaInexistente } from '../franjas.errors.ts';
import {
  conReservas,
  franjaConReservas,
  franjasDeLaVentana,
  paginaDeFranjas,
} from '../franjas.queries.ts';

/** The longest period, in days, whose franjas can be listed: a year. */
const MAXIMO_QUE_SE_LISTA = 366;

export function franjasRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  const leerDia = crearLectorDeDias(dependencies);
  route(api.franjasPorFechaDeCliente, async ({ params, query }) =>
    answerList(pageOf(await leerDia(params.fecha), query)),
  );

  const leerVentana = shareReads(() => franjasDeLaVentana(db, clock.now()));
  route(api.franjasDeLaVentana, async ({ query }) =>
    answerList(pageOf(await leerVentana(), query)),
  );

  const listar = async (periodo: Periodo, pedido: PaginaPedida & { incluirDetalles: boolean }) => {
    const { elementos, total } = await paginaDeFranjas(db, clock.now(), periodo, pedido);
    const franjas = pedido.incluirDetalles ? await conReservas(db, elementos, clock) : elementos;
    return answerList({ elementos: franjas, total });
  };

  route(api.franjasPorFecha, ({ params: { fecha }, query }) =>
    listar({ desde: fecha, hasta: fecha }, query),
  );

  route(api.listarFranjas, ({ query }) => {
    const desde = query.desde ?? clock.today();
    const hasta = query.hasta ?? desde;
    comprobarPeriodo({ desde, hasta }, MAXIMO_QUE_SE_LISTA);
    return listar({ desde, hasta }, query);
  });

  route(api.obtenerFranja, async ({ params }) =>
    encontrada(await franjaConReservas(db, params.id, clock)),
  );

  cambios(route, dependencies);
}

function cambios(route: Route, dependencies: Dependencies): void {
  route(api.crearFranja, async ({ body, session }) => ({
    franja: encontrada(await crearFranja(dependencies, { ...body, adminId: session.usuarioId })),
  }));

  route(api.actualizarFranja, async ({ params, body, session, assertUnchanged }) => ({
    franja: encontrada(
      await actualizarFranja(dependencies, {
        ...body,
        franjaId: params.id,
        adminId: session.usuarioId,
        assertUnchanged,
      }),
    ),
  }));

  route(api.bloquearFranja, async ({ params, query, body, session }) => ({
    franja: encontrada(
      await bloquearFranja(dependencies, {
        franjaId: params.id,
        adminId: session.usuarioId,
        motivo: body.motivo || query.motivo || null,
      }),
    ),
  }));

  route(api.desbloquearFranja, async ({ params, session }) => ({
    franja: encontrada(
      await desbloquearFranja(dependencies, {
        franjaId: params.id,
        adminId: session.usuarioId,
      }),
    ),
  }));

  route(api.eliminarFranja, async ({ params, session }) => {
    await eliminarFranja(dependencies, { franjaId: params.id, adminId: session.usuarioId });
    return { message: 'Turno eliminado correctamente' };
  });
}

function encontrada(franja: Franja | undefined): Franja {
  if (!franja) throw franjaInexistente();
  return franja;
}
