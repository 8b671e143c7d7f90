import { segundosEntre } from '@remanso/contract/calendario';
import * as z from 'zod/mini';
import type { Executor } from '../../database/transaction.ts';
import type { Outage } from '../../database/outage/outage.ts';
import type { Mensaje } from '../../mensajes/mensaje.ts';
import type { Clock } from '../../platform/clock.ts';
import { NotPushed, type Push } from '../../platform/outgoing/create-pusher.ts';
import { leerCentro } from '../centro/centro.queries.ts';
import { anotarEnvio, terminarSuscripcion } from '../suscripciones/suscripciones.repository.ts';
import { pausaTras } from './avisos.rules.ts';
import { cartaDe, type Redactores } from './enviar-aviso.ts';
import { posponerEntrega, terminarEntrega, type EntregaTomada } from './entregas.repository.ts';

export interface Options {
  db: Executor;
  clock: Clock;
  outage: Pick<Outage, 'explains'>;
  redactores: Redactores;
  push: Push;
  publicUrl: string;
  log: (message: string, error?: unknown) => void;
}

/** The screen that a notification opens where its message links to no page of this site. */
const RUTA = '/reservas/mis-reservas';
/** The longest text of a notification, in characters. A push service takes about 4,000 bytes. */
const LARGO = 500;
/** The longest pause that a push service may ask for. */
const PAUSA_MAXIMA_MS = 30 * 60_000;

/**
 * Returns a function that sends an entrega which this instance has taken, and stores whether it was
 * sent, put off or given up. The function never throws.
 */
export function crearEntregarAviso(options: Options): (entrega: EntregaTomada) => Promise<void> {
  const { db, clock, outage, log, push } = options;

  async function intentar(entrega: EntregaTomada): Promise<void> {
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
  }

  async function fallar(entrega: EntregaTomada, error: unknown): Promise<void> {
    const pedida = error instanceof NotPushed ? error.retryAfterMs : 0;
    const pausa = Math.max(pausaTras(entrega.intentos), Math.min(pedida, PAUSA_MAXIMA_MS));
    if (clock.epoch() + pausa >= entrega.vence_en) await terminarEntrega(db, entrega.id);
    else await posponerEntrega(db, entrega.id, clock.instant(pausa));
  }

  return async (entrega) => {
    const decir = (error: unknown) => {
      if (error instanceof NotPushed || !outage.explains(error)) {
        log(`entrega ${entrega.tipo} ${entrega.id}`, error);
      }
    };
    try {
      await intentar(entrega);
    } catch (error) {
      decir(error);
      // When the failure cannot be stored either, the entrega is taken again after TOMA_MS.
      await fallar(entrega, error).catch(decir);
    }
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
  { db, clock, redactores, publicUrl }: Options,
  { tipo, ...entrega }: EntregaTomada,
): Promise<string | undefined> {
  const centro = await leerCentro(db, clock.timeZone);
  // The address `para` is only for the calendar event of a letter, and a phone gets no event.
  const aviso = { ...entrega, tipo, para: '' };
  const carta = await cartaDe({ tipo, redactar: redactores[tipo], aviso }, centro);
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
