import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { agendaRoutes } from './modules/agenda/agenda.routes.ts';
import { embebidaRoutes } from './modules/agenda/embebida.routes.ts';
import { asientosRoutes } from './modules/reservas/asientos/asientos.routes.ts';
import { asistenciaRoutes } from './modules/reservas/asistencia/asistencia.routes.ts';
import { auditoriaRoutes } from './modules/auditoria/auditoria.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { avisosRoutes } from './modules/avisos/avisos.routes.ts';
import { abonosRoutes } from './modules/abonos/cambios/abonos.routes.ts';
import { cajaRoutes } from './modules/caja/caja.routes.ts';
import { calendariosRoutes } from './modules/calendarios/calendarios.routes.ts';
import { centroRoutes } from './modules/centro/centro.routes.ts';
import { clientesRoutes } from './modules/clientes/cambios/clientes.routes.ts';
import { configRoutes } from './modules/config/cambios/config.routes.ts';
import { esperasRoutes } from './modules/esperas/cambios/esperas.routes.ts';
import { eventosRoutes } from './modules/eventos/eventos.routes.ts';
import { excepcionesRoutes } from './modules/excepciones/cambios/excepciones.routes.ts';
import { franjasRoutes } from './modules/franjas/cambios/franjas.routes.ts';
import { horariosBaseRoutes } from './modules/horarios-base/cambios/horarios-base.routes.ts';
import { importacionesRoutes } from './modules/importaciones/importaciones.routes.ts';
import { informesRoutes } from './modules/informes/informes.routes.ts';
import { invitacionesRoutes } from './modules/reservas/invitaciones/invitaciones.routes.ts';
import { paginaRoutes } from './modules/reservas/invitaciones/pagina.routes.ts';
import { listasDePreciosRoutes } from './modules/listas-de-precios/listas-de-precios.routes.ts';
import { metricasRoutes } from './modules/metricas/metricas.routes.ts';
import { pagosRoutes } from './modules/reservas/pagos/pagos.routes.ts';
import { confirmacionesRoutes } from './modules/confirmaciones/confirmaciones.routes.ts';
import { passwordResetRoutes } from './modules/password-reset/password-reset.routes.ts';
import { planRoutes } from './modules/plan/plan.routes.ts';
import { recadosRoutes } from './modules/recados/recados.routes.ts';
import { relojRoutes } from './modules/reloj/reloj.routes.ts';
import { reservasLeidasRoutes } from './modules/reservas/reservas-leidas.routes.ts';
import { reservasRoutes } from './modules/reservas/reservas.routes.ts';
import { saludRoutes } from './modules/salud/salud.routes.ts';
import { seriesRoutes } from './modules/series/cambios/series.routes.ts';
import { suscripcionesRoutes } from './modules/suscripciones/suscripciones.routes.ts';
import { tokensRoutes } from './modules/tokens/tokens.routes.ts';
import { webhooksRoutes } from './modules/webhooks/cambios/webhooks.routes.ts';
import { cuentaRoutes } from './modules/usuarios/cambios/cuenta.routes.ts';
import { usuariosRoutes } from './modules/usuarios/cambios/usuarios.routes.ts';
import {
  answerBrokenRequest,
  handleErrors,
  sendError,
  sendNotFound,
} from './platform/http/error-handler.ts';
import { acceptJsonBodies } from './platform/http/json-body.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { createRoute } from './platform/http/register-endpoint.ts';
import { logRequests, loggingOptions } from './platform/http/request-log.ts';
import { secureHeaders, setSecureHeaders } from './platform/http/secure-headers.ts';
import { serveWeb, type WebOptions } from './platform/http/serve-web.ts';
import { warnOfProxy } from './platform/http/warn-of-proxy.ts';
import { peticionInvalida } from './platform/errors.ts';

export interface AppOptions {
  logLevel: string;
  /**
   * The stream that log lines are written to. Undefined means standard output; a test sets a stream
   * in order to read the log.
   */
  logStream?: NodeJS.WritableStream;
  trustProxy: string[] | undefined;
  /** The built web app. When undefined, the server answers the API only. */
  web: WebOptions | undefined;
}

const BODY_LIMIT_BYTES = 64 * 1024;

// The contract's schemas check what comes and goes, so no route gives Fastify a schema to compile, and Fastify does not
// load its compilers.
const compilesNothing = () => {
  throw new Error('Routes take their schemas from the contract.');
};
const NO_COMPILERS = {
  buildValidator: () => compilesNothing,
  buildSerializer: () => compilesNothing,
};

/** Creates the whole Fastify server: the API under `/api`, and the web app at every other path. */
export async function createApp(
  dependencies: Dependencies,
  options: AppOptions,
): Promise<FastifyInstance> {
  const app = fastify({
    ...loggingOptions(options.logLevel, options.logStream),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // While the server closes, a request that arrives on an open connection still gets its normal
    // answer instead of a 503; then the server closes that connection.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors(_error, request, reply) {
      setSecureHeaders(request, reply);
      void sendError(reply, peticionInvalida());
    },
    routerOptions: { maxParamLength: 500 },
    schemaController: { compilersFactory: NO_COMPILERS },
  });
  logRequests(app, dependencies.outage);
  handleErrors(app, dependencies.outage);
  dependencies.metricas?.observar(app);
  secureHeaders(app);
  if (!options.trustProxy) warnOfProxy(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // The plugin would inflate the bodies of compressed requests with `globalDecompression`.
    globalDecompression: false,
  });
  await app.register((api) => registerApi(api, dependencies), { prefix: '/api' });
  await app.register((pages) => paginaRoutes(pages, dependencies), { prefix: '/invitacion' });
  await app.register((pages) => embebidaRoutes(pages, dependencies), { prefix: '/agenda' });
  if (options.web) await serveWeb(app, options.web);
  else app.setNotFoundHandler(sendNotFound);
  return app;
}

async function registerApi(api: FastifyInstance, dependencies: Dependencies): Promise<void> {
  acceptJsonBodies(api);
  api.addHook('onRequest', () => dependencies.dailyWork.beforeRequest());
  api.addHook('preClose', () => dependencies.eventos.cerrar());
  // The server reads the id of the latest event before the handler reads any data. So a stream that
  // begins after this id reports every change that the answer lacks.
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('X-Ultimo-Evento', dependencies.eventos.ultimo());
  });
  api.setNotFoundHandler(sendNotFound);
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
  await serveOpenApi(api);

  const route = createRoute(api, dependencies);
  metricasRoutes(api, dependencies);
  saludRoutes(route, dependencies);
  relojRoutes(route, dependencies);
  authRoutes(route, dependencies);
  confirmacionesRoutes(route, dependencies);
  passwordResetRoutes(route, dependencies);
  usuariosRoutes(route, dependencies);
  cuentaRoutes(route, dependencies);
  clientesRoutes(route, dependencies);
  importacionesRoutes(route, dependencies);
  calendariosRoutes(route, dependencies);
  suscripcionesRoutes(route, dependencies);
  centroRoutes(route, dependencies);
  configRoutes(route, dependencies);
  listasDePreciosRoutes(route, dependencies);
  horariosBaseRoutes(route, dependencies);
  excepcionesRoutes(route, dependencies);
  planRoutes(route, dependencies);
  franjasRoutes(route, dependencies);
  agendaRoutes(route, dependencies);
  reservasRoutes(route, dependencies);
  reservasLeidasRoutes(route, dependencies);
  esperasRoutes(route, dependencies);
  seriesRoutes(route, dependencies);
  asientosRoutes(route, dependencies);
  invitacionesRoutes(route, dependencies);
  asistenciaRoutes(route, dependencies);
  pagosRoutes(route, dependencies);
  abonosRoutes(route, dependencies);
  cajaRoutes(route, dependencies);
  informesRoutes(route, dependencies);
  auditoriaRoutes(route, dependencies);
  avisosRoutes(route, dependencies);
  recadosRoutes(route, dependencies);
  tokensRoutes(route, dependencies);
  webhooksRoutes(route, dependencies);
  eventosRoutes(route, dependencies);
}
