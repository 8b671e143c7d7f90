import { historiaDeReserva } from '@remanso/contract/seguimiento/auditoria.contract';
import { avisosDeReserva as contratoDeAvisos } from '@remanso/contract/seguimiento/avisos.contract';
import {
  calendarioDeReserva,
  crearEnlaceDeCalendario,
} from '@remanso/contract/reserva/calendarios.contract';
import * as leidas from '@remanso/contract/reserva/reservas-leidas.contract';
import type { Dependencies } from '../../dependencies.ts';
import { camposDePagina } from '../../platform/campos-de-pagina.ts';
import { answerList } from '../../platform/http/answer-list.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { puedeVer, type Session } from '../../platform/http/session.ts';
import { pageOf } from '../../platform/read-page.ts';
import { listarHechos } from '../auditoria/auditoria.queries.ts';
import { avisosDeReserva } from '../avisos/avisos.queries.ts';
import { leerMisEsperas } from '../esperas/esperas.queries.ts';
import { franjaInexistente } from '../franjas/franjas.errors.ts';
import { existeFranja } from '../franjas/franjas.queries.ts';
import { buscarAlternativas } from '../plan/alternativas/buscar-alternativas.ts';
import { resumenDeMisReservas } from '../reservas-leidas/mis-reservas.queries.ts';
import { leerPaginaDeReservas } from '../reservas-leidas/pagina-de-reservas.queries.ts';
import {
  buscarReserva,
  reservaDelMostradorDeFila,
  reservaDeFila,
  type FilaDeReserva,
} from '../reservas-leidas/reservas.queries.ts';
import { crearEnlace, escribirReserva } from '../calendarios/escribir-calendario.ts';
import { reservaInexistente } from './reservas.errors.ts';

export function reservasLeidasRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
  const vista = ({ esDelMostrador }: Session) => ({ esDelMostrador, clock });
  const ordenDe = { proximas: 'dia', anteriores: 'franja' } as const;

  route(leidas.misReservas, async ({ session, query }) => {
    const { elementos, total } = await leerPaginaDeReservas(db, {
      ...query,
      ...(query.cuando && { orden: ordenDe[query.cuando] }),
      usuarioId: session.usuarioId,
      ahora: clock.now(),
      vista: (fila) => reservaDeFila(fila, vista(session)),
    });
    return { reservas: elementos, ...camposDePagina(query, total) };
  });

  route(leidas.resumenDeMisReservas, async ({ session }) => {
    const { usuarioId } = session;
    const quien = { usuarioId, ahora: clock.now() };
    const { espero, ...resumen } = await resumenDeMisReservas(db, quien, vista(session));
    return { ...resumen, esperas: espero ? await leerMisEsperas(db, clock, usuarioId) : [] };
  });

  route(leidas.alternativasDeReservas, async ({ query }) =>
    answerList(pageOf(await buscarAlternativas(dependencies, query.reservas), query)),
  );

  route(leidas.obtenerReserva, async ({ session, params }) => {
    const encontrada = await buscarReserva(db, params.id, vista(session));
    if (!encontrada || !puedeVer(session, encontrada.usuarioId)) throw reservaInexistente();
    return encontrada.reserva;
  });

  listadosDelMostrador(route, dependencies);

  route(calendarioDeReserva, async ({ session, params }) => {
    const texto = await escribirReserva(dependencies, { session, reservaId: params.id });
    if (texto === undefined) throw reservaInexistente();
    return texto;
  });

  route(crearEnlaceDeCalendario, async ({ session, params }) => {
    const enlace = await crearEnlace(dependencies, { session, reservaId: params.id });
    if (!enlace) throw reservaInexistente();
    return enlace;
  });

  route(contratoDeAvisos, async ({ params }) => {
    const avisos = await avisosDeReserva(db, params.id, clock.timeZone);
    if (!avisos) throw reservaInexistente();
    return { avisos };
  });

  route(historiaDeReserva, async ({ params: { id: reservaId }, query, session }) => {
    if (!(await buscarReserva(db, reservaId, vista(session)))) throw reservaInexistente();
    return listarHechos(db, { ...query, reservaId }, clock.timeZone);
  });
}

function listadosDelMostrador(route: Route, { db, clock }: Dependencies): void {
  const vista = (fila: FilaDeReserva) => reservaDelMostradorDeFila(fila, clock.timeZone);

  route(leidas.listarReservas, async ({ query }) => {
    const { elementos, total } = await leerPaginaDeReservas(db, {
      ...query,
      ahora: clock.now(),
      vista,
    });
    return { reservas: elementos, ...camposDePagina(query, total) };
  });

  route(leidas.listarReservasPorEstado, async ({ params: { estado }, query }) =>
    answerList(await leerPaginaDeReservas(db, { ...query, estado, ahora: clock.now(), vista })),
  );

  route(leidas.listarReservasPorFecha, async ({ query }) =>
    answerList(
      await leerPaginaDeReservas(db, {
        ...query,
        orden: 'dia',
        ahora: clock.now(),
        vista,
      }),
    ),
  );

  route(leidas.listarReservasDeFranja, async ({ params: { id: franjaId }, query }) => {
    if (!(await existeFranja(db, franjaId))) throw franjaInexistente();
    return answerList(
      await leerPaginaDeReservas(db, { ...query, franjaId, ahora: clock.now(), vista }),
    );
  });
}
