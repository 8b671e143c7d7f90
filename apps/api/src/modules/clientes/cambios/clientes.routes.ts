import { historiaDeCliente } from '@remanso/contract/seguimiento/auditoria.contract';
import { avisosDeCliente as contratoDeAvisos } from '@remanso/contract/seguimiento/avisos.contract';
import * as api from '@remanso/contract/persona/clientes.contract';
import * as union from '@remanso/contract/persona/union-de-clientes.contract';
import type { Executor } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { camposDePagina } from '../../../platform/campos-de-pagina.ts';
import type { Route } from '../../../platform/http/register-endpoint.ts';
import { listarHechos } from '../../auditoria/auditoria.queries.ts';
import { avisosDeCliente } from '../../avisos/avisos.queries.ts';
import { leerPaginaDeReservas } from '../../reservas-leidas/pagina-de-reservas.queries.ts';
import { reservaDelMostradorDeFila } from '../../reservas-leidas/reservas.queries.ts';
import { eliminarUsuario } from '../../usuarios/cambios/eliminar-usuario.ts';
import { modificarEstado } from '../../usuarios/cambios/modificar-usuario.ts';
import { clienteNoEncontrado } from '../../usuarios/usuarios.errors.ts';
import { buscarUsuario, type FilaDeUsuario } from '../../usuarios/usuarios.queries.ts';
import { answerList } from '../../../platform/http/answer-list.ts';
import { anotarCliente } from '../anotar-cliente.ts';
import { buscarParecidos, listarClientes } from '../clientes.queries.ts';
import { confirmarEmailDeCliente } from '../confirmar-email-de-cliente.ts';
import { enviarBienvenida } from '../enviar-bienvenida.ts';
import { previsualizarUnion, unirClientes } from './unir-clientes.ts';
import { resumenDeCliente } from '../resumen-de-cliente.queries.ts';

export function clientesRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.listarClientes, ({ query }) => listarClientes(db, query));

  route(api.resumenDeCliente, async ({ params }) =>
    resumenDeCliente(db, clock, await leerCliente(db, params.id)),
  );

  route(api.enviarBienvenida, async ({ params, session }) => {
    const { usuarioId: adminId } = session;
    await enviarBienvenida(dependencies, { adminId, usuarioId: params.id });
    return { message: 'El enlace está en camino' };
  });

  route(api.confirmarEmailDeCliente, async ({ params, session }) => {
    const { usuarioId: autorId } = session;
    await confirmarEmailDeCliente(dependencies, { autorId, usuarioId: params.id });
    return { message: 'El email quedó confirmado' };
  });

  route(api.alternarCliente, async ({ params, session }) => {
    await leerCliente(db, params.id);
    const { usuario, reservasPendientes } = await modificarEstado(dependencies, {
      session,
      usuarioId: params.id,
      decidir: (actual) => (actual === 'ACTIVO' ? 'INACTIVO' : 'ACTIVO'),
    });
    const message = usuario.estado === 'ACTIVO' ? 'Cliente activado' : 'Cliente desactivado';
    return { message, reservasPendientes };
  });

  route(api.eliminarCliente, async ({ params, query, session }) => {
    await leerCliente(db, params.id);
    const pedido = { ...query, autorId: session.usuarioId, usuarioId: params.id };
    const reservasCanceladas = await eliminarUsuario(dependencies, pedido);
    return { message: 'Cliente eliminado', reservasCanceladas };
  });

  historial(route, dependencies);
  dobles(route, dependencies);
}

/** Adds the routes of a client's lists: their bookings, the avisos to them and their history. */
function historial(route: Route, { db, clock }: Dependencies): void {
  route(api.reservasDeCliente, async ({ params, query }) => {
    const { id: usuarioId } = await leerCliente(db, params.id);
    const { elementos, total } = await leerPaginaDeReservas(db, {
      ...query,
      usuarioId,
      // The desk sees a client's bookings in the order of their franjas. Only the client's own list
      // is in the order in which the bookings were made.
      orden: 'franja',
      ahora: clock.now(),
      vista: (fila) => reservaDelMostradorDeFila(fila, clock.timeZone),
    });
    return { reservas: elementos, ...camposDePagina(query, total) };
  });

  route(contratoDeAvisos, async ({ params, query: pedido }) => {
    const { id } = await leerCliente(db, params.id);
    return avisosDeCliente(db, id, { pedido, timeZone: clock.timeZone });
  });

  route(historiaDeCliente, async ({ params, query }) => {
    const { id: usuarioId } = await leerCliente(db, params.id);
    return listarHechos(db, { ...query, usuarioId }, clock.timeZone);
  });
}

/**
 * Returns a client. Throws 404 where there is no such account, and for the account of an
 * administrator or the recepción (rules §5.5).
 */
async function leerCliente(db: Executor, id: number): Promise<FilaDeUsuario> {
  const usuario = await buscarUsuario(db, id);
  if (usuario?.rol !== 'CLIENT') throw clienteNoEncontrado();
  return usuario;
}

/**
 * Adds the routes that find and join two accounts of one person, and the route of the desk's nota.
 */
function dobles(route: Route, dependencies: Dependencies): void {
  const { db } = dependencies;

  route(api.clientesParecidos, async ({ query }) => answerList(await buscarParecidos(db, query)));

  route(api.anotarCliente, ({ params, body, session }) =>
    anotarCliente(dependencies, { autorId: session.usuarioId, usuarioId: params.id, ...body }),
  );

  route(union.previsualizarUnion, ({ params: { id }, query: { con } }) =>
    previsualizarUnion(dependencies, { id, con }),
  );

  route(union.unirClientes, async ({ params: { id }, body, session }) => {
    const hecho = await unirClientes(dependencies, { ...body, id, autorId: session.usuarioId });
    return { message: 'Los clientes quedaron unidos', ...hecho };
  });
}
