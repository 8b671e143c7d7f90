import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { answerErrorsBy } from '../../platform/http/error-handler.ts';
import { etagOf, isNamed } from '../../platform/http/etag.ts';
import { allowFraming } from '../../platform/http/secure-headers.ts';
import { buscarAjustes } from '../config/config.queries.ts';
import { leerCentro } from '../centro/centro.queries.ts';
import { crearLectorDeAgenda, siEsPublica } from './crear-lector-de-agenda.ts';
import { escribirEmbebida, escribirFalla } from './escribir-embebida.ts';

const HTML = 'text/html; charset=utf-8';
/** The days that the frame shows at most. */
const DIAS_A_LA_VISTA = 8;

/**
 * Serves the page that only `sitiosQueEmbeben` may frame (rules §19.6, §19.7), outside of the app. It
 * works without a session, a cookie or storage, which a browser keeps from a frame of another site.
 */
export async function embebidaRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
): Promise<void> {
  const { db, clock } = dependencies;
  const leer = crearLectorDeAgenda(dependencies);
  // While the database is away, those may frame the page that might before.
  let sitios: readonly string[] = [];
  answerErrorsBy(
    app,
    (reply, { status, message }) => {
      allowFraming(reply, sitios);
      return reply.code(status).type(HTML).send(escribirFalla(message));
    },
    dependencies.outage,
  );

  app.get('/embebida', async (request, reply) => {
    const [ajustes, centro, agenda] = await Promise.all([
      buscarAjustes(db),
      leerCentro(db, clock.timeZone),
      siEsPublica(leer),
    ]);
    sitios = ajustes?.sitiosQueEmbeben ?? [];
    allowFraming(reply, sitios);
    const dias = agenda?.dias.slice(0, DIAS_A_LA_VISTA) ?? [];
    const pagina = escribirEmbebida({
      centro: centro.nombre,
      agenda: agenda && { ...agenda, dias },
    });
    return enviar(request, reply, pagina);
  });
}

function enviar(request: FastifyRequest, reply: FastifyReply, pagina: string): FastifyReply {
  const etag = etagOf(pagina);
  reply.headers({ 'Cache-Control': 'no-cache', ETag: etag, 'X-Robots-Tag': 'noindex' });
  if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(HTML).send(pagina);
}
