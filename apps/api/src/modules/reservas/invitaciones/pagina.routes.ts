import type { FastifyInstance, FastifyReply } from 'fastify';
import { corregirInvitacion as llamada } from '@remanso/contract/reserva/invitaciones.contract';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/errors.ts';
import { answerErrorsBy } from '../../../platform/http/error-handler.ts';
import { corregirInvitacion } from './corregir-invitacion.ts';
import { crearEnviar } from './crear-enviar.ts';
import { rechazarInvitacion } from './rechazar-invitacion.ts';

interface Pedido {
  Params: { secreto: string };
  Querystring: { guardado?: string };
  Body: Record<string, string> | undefined;
}

const LARGO_DE_UN_FORMULARIO = 4096;

/**
 * Serves the page of a companion at its secret address (rules §17.4). The page is not part of the
 * web app: it needs no account and no script, so its forms are plain HTML forms.
 */
export async function paginaRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
): Promise<void> {
  const enviar = crearEnviar(dependencies);
  acceptForms(app);
  answerErrorsBy(
    app,
    (reply, { status, message: texto, retryAfterSeconds }) => {
      if (retryAfterSeconds) reply.header('Retry-After', retryAfterSeconds);
      return enviar.quieta(reply, { status, titulo: 'Algo no salió bien', texto });
    },
    dependencies.outage,
  );

  /**
   * Waits for `que`, the change that a form asks for, and redirects to `hacia`. Where the change is
   * refused with 404 or 409, sends the page again with that status.
   */
  async function hacer(reply: FastifyReply, secreto: string, hacia: string, que: Promise<void>) {
    try {
      await que;
    } catch (error) {
      if (!(error instanceof AppError) || ![404, 409].includes(error.status)) throw error;
      const { status } = error;
      return enviar.invitacion(reply, { secreto, status, quiereSalir: true });
    }
    return reply.redirect(`/invitacion/${hacia}`, 303);
  }

  app.get('/listo', (_request, reply) => enviar.devuelto(reply));

  app.get<Pedido>('/:secreto', ({ params: { secreto }, query }, reply) =>
    enviar.invitacion(reply, { secreto, guardado: query.guardado !== undefined }),
  );

  app.post<Pedido>('/:secreto/datos', ({ params: { secreto }, body: escrito = {} }, reply) => {
    const { nombre, sexo } = escrito;
    const form = llamada.body.safeParse({ nombre, ...(sexo !== '' && { sexo }) });
    if (form.success) {
      const hecho = corregirInvitacion(dependencies, secreto, form.data);
      return hacer(reply, secreto, `${secreto}?guardado`, hecho);
    }
    const mensaje = form.error.issues[0]?.message ?? '';
    return enviar.invitacion(reply, { secreto, status: 400, error: { mensaje, nombre } });
  });

  app.post<Pedido>('/:secreto/rechazar', ({ params: { secreto } }, reply) =>
    hacer(reply, secreto, 'listo', rechazarInvitacion(dependencies, secreto)),
  );
}

/** Makes `app` read the bodies of forms and refuse every other body. */
function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGO_DE_UN_FORMULARIO },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
