import { segundosEntre } from '@remanso/contract/calendario';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Executor } from '../../database/transaction.ts';
import type { Mensaje } from '../../mensajes/mensaje.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Channel } from '../../platform/outbox/create-outbox-worker.ts';
import type { Push } from '../../platform/outgoing/create-pusher.ts';
import { leerCentro } from '../centro/centro.queries.ts';
import { anotarEnvio, terminarSuscripcion } from '../suscripciones/suscripciones.repository.ts';
import { PAUSAS_MS } from './avisos.rules.ts';
import { writeLetter, type EmailTemplates } from './avisos.emails.ts';
import { posponerEntrega, terminarEntrega, type EntregaTomada } from './entregas.repository.ts';

export interface Options {
  db: Executor;
  clock: Clock;
  emailTemplates: EmailTemplates;
  push: Push;
  publicUrl: string;
}

/** The screen that a notification opens where its message links to no page of this site. */
const RUTA = '/reservas/mis-reservas';
/** The longest text of a notification, in characters. A push service takes about 4,000 bytes. */
const LARGO = 500;

/** Returns the channel of notifications to phones: what waits in the table `entregas`. */
export function createPushChannel(options: Options): Channel<EntregaTomada> {
  const { db, clock, push } = options;
  return {
    name: 'entrega',
    pauses: PAUSAS_MS,
    // A new entrega wakes the worker, so the interval matters only to one that is tried again.
    pollingSeconds: 15,
    taking: {
      table: 'entregas',
      // Another person may use the browser by now, and must not read the messages of the first.
      sendable: sql<boolean>`exists (
        select from suscripciones s where s.id = e.suscripcion_id and s.usuario_id = e.usuario_id)`,
      heldUpBy: sql<boolean>`p.suscripcion_id = e.suscripcion_id and p.usuario_id = e.usuario_id`,
      columns: sql`id, suscripcion_id, usuario_id, tipo, reserva_id, datos, creado_en, vence_en, intentos`,
      items: sql<EntregaTomada>`
        select e.id, e.suscripcion_id, e.usuario_id, e.tipo, e.reserva_id, e.datos, e.creado_en,
          e.vence_en, e.intentos, s.endpoint, s.p256dh, s.auth
        from taken e join suscripciones s on s.id = e.suscripcion_id`,
    },

    async send(entrega) {
      const vive = vidaDe(entrega, clock);
      const texto = vive <= 0 ? undefined : await textoDe(options, entrega);
      if (texto === undefined) {
        await terminarEntrega(db, entrega.id);
        return;
      }
      if ((await push(entrega, texto, Math.ceil(vive / 1_000))) === 'gone') {
        await terminarSuscripcion(db, entrega.suscripcion_id, entrega.endpoint);
        return;
      }
      await terminarEntrega(db, entrega.id);
      await anotarEnvio(db, entrega.suscripcion_id, clock.instant());
    },

    async fail({ id }, _error, nextAt) {
      if (nextAt === null) await terminarEntrega(db, id);
      else await posponerEntrega(db, id, nextAt);
    },
  };
}

const Momentos = z.object({ inicio: z.string(), venceEn: z.optional(z.string()) });

/**
 * Returns for how many milliseconds an entrega is worth sending: until `vence_en`, and no longer
 * than until the offer is over or the turn begins, where that moment is still to come.
 */
function vidaDe({ datos, vence_en }: EntregaTomada, clock: Clock): number {
  const vida = vence_en - clock.epoch();
  const { data } = Momentos.safeParse(datos);
  const falta = data ? segundosEntre(clock.now(), data.venceEn ?? data.inicio) * 1000 : 0;
  return falta > 0 ? Math.min(vida, falta) : vida;
}

/**
 * Returns the JSON text that the phone is sent; undefined where the message is no longer true or
 * needed.
 */
async function textoDe(
  { db, clock, emailTemplates, publicUrl }: Options,
  entrega: EntregaTomada,
): Promise<string | undefined> {
  const centro = await leerCentro(db, clock.timeZone);
  // The address `para` is only for the calendar event of a letter, and a phone gets no event.
  const carta = await writeLetter(emailTemplates[entrega.tipo], { ...entrega, para: '' }, centro);
  return carta && JSON.stringify(enPocasPalabras(carta.mensaje, publicUrl));
}

function enPocasPalabras({ asunto, parrafos, boton }: Mensaje, publicUrl: string) {
  return {
    titulo: asunto,
    texto: parrafos.slice(0, 1).join('').slice(0, LARGO),
    ruta: rutaDe(boton?.href, publicUrl),
  };
}

function rutaDe(href: string | undefined, publicUrl: string): string {
  return href?.startsWith(`${publicUrl}/`) ? href.slice(publicUrl.length) : RUTA;
}
