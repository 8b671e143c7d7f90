import * as api from '@remanso/contract/reserva/asientos.contract';
import type { Dependencies } from '../../../dependencies.ts';
import { camposDePagina } from '../../../platform/campos-de-pagina.ts';
import { answerList } from '../../../platform/http/answer-list.ts';
import type { Route } from '../../../platform/http/register-endpoint.ts';
import { puedeVer } from '../../../platform/http/session.ts';
import { pageOf } from '../../../platform/read-page.ts';
import { reservaInexistente } from '../reservas.errors.ts';
import { buscarReserva } from '../../reservas-leidas/reservas.queries.ts';
import { actualizarAsiento } from './actualizar-asiento.ts';
import { agregarAsiento } from './agregar-asiento.ts';
import { asientoInexistente } from './asientos.errors.ts';
import { asientosDeReserva, buscarAsiento, paginaDeAsientos } from './asientos.queries.ts';
import { quitarAsiento } from './quitar-asiento.ts';

export function asientosRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.listarAsientos, async ({ query }) => {
    const { elementos, total } = await paginaDeAsientos(db, { ...query, orden: 'asc' });
    return { asientos: elementos, ...camposDePagina(query, total) };
  });

  route(api.listarAsientosPorTipo, async ({ params: { tipo }, query }) =>
    answerList(await paginaDeAsientos(db, { ...query, tipo, orden: 'desc' })),
  );

  route(api.listarAsientosDeReserva, async ({ session, params, query }) => {
    const vista = { esDelMostrador: session.esDelMostrador, clock };
    const encontrada = await buscarReserva(db, params.id, vista);
    if (!encontrada || !puedeVer(session, encontrada.usuarioId)) throw reservaInexistente();
    return answerList(pageOf(await asientosDeReserva(db, params.id), query));
  });

  route(api.obtenerAsiento, async ({ session, params }) => {
    const encontrado = await buscarAsiento(db, params.id);
    if (!encontrado || !puedeVer(session, encontrado.usuarioId)) throw asientoInexistente();
    return encontrado.asiento;
  });

  route(api.agregarAsiento, ({ session, body }) =>
    agregarAsiento(dependencies, { session, ...body }),
  );

  route(api.actualizarAsiento, ({ session, params, body }) =>
    actualizarAsiento(dependencies, { ...body, session, asientoId: params.id }),
  );

  route(api.eliminarAsiento, ({ session, params }) =>
    quitarAsiento(dependencies, { session, asientoId: params.id }),
  );
}
