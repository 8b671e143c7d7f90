import type { FastifyReply } from 'fastify';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import { esActiva } from '@remanso/contract/reserva/reservas.rules';
import type { Dependencies } from '../../../dependencies.ts';
import { leerCentro } from '../../centro/centro.queries.ts';
import { escribirPagina } from './escribir-pagina.ts';
import { buscarInvitacion } from './invitaciones.queries.ts';
import { escribirCuerpo, type VistaDeInvitacion } from './escribir-cuerpo.ts';
import { PAGINAS_QUIETAS, escribirQuieta, type PaginaQuieta } from './escribir-quieta.ts';

type Respuesta = Pick<VistaDeInvitacion, 'guardado' | 'error' | 'quiereSalir'> & {
  secreto: string;
  status?: number;
};

export interface Enviar {
  /**
   * Sends the page of the companion to whom the secret belongs. Where the secret has ended, sends
   * the page of `PAGINAS_QUIETAS` that says why.
   */
  invitacion(reply: FastifyReply, respuesta: Respuesta): Promise<FastifyReply>;
  /** Sends the page that says that the place of a companion was given back. */
  devuelto(reply: FastifyReply): Promise<FastifyReply>;
  quieta(reply: FastifyReply, pagina: PaginaQuieta): Promise<FastifyReply>;
}

/**
 * Creates the functions that send the pages of companions. Browsers must not store these pages, and
 * search engines must not list them.
 */
export function crearEnviar({
  db,
  clock,
  outage,
  correo,
}: Pick<Dependencies, 'db' | 'clock' | 'outage' | 'correo'>): Enviar {
  const conCorreo = correo === 'SMTP';
  const enviar = (reply: FastifyReply, status: number, pagina: string) =>
    reply
      .code(status)
      .headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' })
      .type('text/html; charset=utf-8')
      .send(pagina);

  async function elCentro(): Promise<Centro | undefined> {
    try {
      return await leerCentro(db, clock.timeZone);
    } catch (error) {
      if (!outage.explains(error)) throw error;
      return undefined;
    }
  }

  async function quieta(reply: FastifyReply, { status, ...pagina }: PaginaQuieta) {
    const centro = await elCentro();
    const cuerpo = escribirQuieta(pagina, centro?.telefono ?? '');
    const { titulo } = pagina;
    return enviar(reply, status, escribirPagina({ titulo, centro: centro?.nombre, cuerpo }));
  }

  return {
    devuelto: (reply) =>
      quieta(reply, PAGINAS_QUIETAS[conCorreo ? 'devuelto' : 'devueltoSinCorreo']),
    quieta,
    async invitacion(reply, { secreto, status = 200, ...respuesta }) {
      const ahora = clock.now();
      const fila = await buscarInvitacion(db, secreto, ahora);
      if (!fila) return quieta(reply, PAGINAS_QUIETAS.desconocida);
      if (fila.inicio <= ahora) return quieta(reply, PAGINAS_QUIETAS.pasada);
      if (!esActiva(fila.estado)) return quieta(reply, PAGINAS_QUIETAS.cancelada);
      const centro = await leerCentro(db, clock.timeZone);
      const cuerpo = escribirCuerpo({ ...respuesta, fila, centro, ahora, secreto, conCorreo });
      const titulo = `Un turno para ${fila.nombre}`;
      return enviar(reply, status, escribirPagina({ titulo, centro: centro.nombre, cuerpo }));
    },
  };
}
