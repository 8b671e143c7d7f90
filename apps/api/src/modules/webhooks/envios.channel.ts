import { sql } from 'kysely';
import type { TipoDeEnvio } from '@remanso/contract/sistema/webhooks.rules';
import { inTransaction, type Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Channel } from '../../platform/outbox/create-outbox-worker.ts';
import { NotSent } from '../../platform/outbox/not-sent.ts';
import { PrivateTarget, type Outgoing } from '../../platform/outgoing/create-outgoing.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import {
  abandonarEnvios,
  anotarFallo,
  marcarEntregado,
  type EnvioTomado,
} from './envios.repository.ts';
import { firmarEnvio } from './firmar-envio.ts';
import { PAUSAS_MS } from './sucesos.rules.ts';
import { rastroDe } from './webhooks.queries.ts';
import { contarFallo, olvidarFallos } from './webhooks.repository.ts';

export interface Options {
  db: Executor;
  clock: Clock;
  outgoing: Outgoing;
  /** Makes envíos of the sucesos that were left over. */
  contarSueltos: () => Promise<void>;
}

/** The error of an envío that its program did not take; `codigo` is the status that it answered. */
class NotTaken extends NotSent {
  readonly codigo: number | null;

  constructor({ codigo, error }: { codigo: number | null; error: string }) {
    super(error, { quiet: true });
    this.codigo = codigo;
  }
}

/** Returns the channel of what other programs are told: the envíos in the table `envios`. */
export function createWebhookChannel(options: Options): Channel<EnvioTomado> {
  const { db, clock, outgoing, contarSueltos } = options;
  return {
    name: 'envío',
    pauses: PAUSAS_MS,
    pollingSeconds: 5,
    beforeTaking: contarSueltos,
    taking: {
      table: 'envios',
      sendable: sql<boolean>`exists (select from webhooks w where w.id = e.webhook_id and w.activo)`,
      heldUpBy: sql<boolean>`p.reserva_id = e.reserva_id and p.webhook_id = e.webhook_id`,
      columns: sql`id, webhook_id, mensaje, tipo, datos, ocurrido_en, vence_en, intentos`,
      items: sql<EnvioTomado>`
        select e.id, e.webhook_id, e.mensaje, e.tipo, e.datos,
          to_char(e.ocurrido_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "ocurridoEn",
          e.vence_en, e.intentos, w.url, w.secreto
        from taken e join webhooks w on w.id = e.webhook_id`,
    },

    async send(envio) {
      const resultado = await mandar({ clock, outgoing }, envio);
      if (resultado.error !== null) throw new NotTaken(resultado);
      await marcarEntregado(db, envio.id, { codigo: resultado.codigo, en: clock.instant() });
      await olvidarFallos(db, envio.webhook_id);
    },

    async fail(envio, error, nextAt) {
      // What was taken and could not be stored is no failure of the program: it is sent again.
      if (error instanceof NotTaken) await noteFailure(options, envio, { error, nextAt });
    },
  };
}

/** Stores a failed try. A webhook that has failed too often is turned off, and the trail says so. */
async function noteFailure(
  { db, clock }: Options,
  envio: EnvioTomado,
  { error, nextAt }: { error: NotTaken; nextAt: string | null },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ahora = clock.instant();
    // The webhook is locked before its envíos, as by everybody else.
    const apagado = await contarFallo(tx, envio.webhook_id, ahora);
    const { codigo, message } = error;
    const proximoEn = apagado ? null : nextAt;
    await anotarFallo(tx, envio.id, { codigo, error: message, proximoEn });
    if (!apagado) return;
    await abandonarEnvios(tx, apagado.id);
    await registrarHecho(tx, {
      usuarioId: null,
      accion: 'apagarWebhook',
      entidadId: apagado.id,
      antes: rastroDe({ ...apagado, activo: true }),
      despues: rastroDe(apagado),
      ocurridoEn: ahora,
    });
  });
}

interface PorMandar {
  url: string;
  secreto: string;
  mensaje: string;
  tipo: TipoDeEnvio;
  datos: unknown;
  /** The instant (ISO 8601) at which it happened. */
  ocurridoEn: string;
}

/** Posts an envío to its webhook once, and tells how that ended. */
export async function mandar(
  { clock, outgoing }: Pick<Options, 'clock' | 'outgoing'>,
  { url, secreto, mensaje, tipo, datos, ocurridoEn }: PorMandar,
): Promise<{ codigo: number; error: null } | { codigo: number | null; error: string }> {
  const cuerpo = JSON.stringify({
    type: tipo,
    timestamp: ocurridoEn,
    data: datos,
  });
  const segundos = Math.floor(clock.epoch() / 1_000);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Remanso',
    ...firmarEnvio(secreto, { mensaje, segundos, cuerpo }),
  };
  try {
    const { status } = await outgoing.post(url, { headers, body: Buffer.from(cuerpo) });
    if (status >= 200 && status < 300) return { codigo: status, error: null };
    const aDonde = status >= 300 && status < 400 ? ', y a otra dirección no se sigue' : '';
    return { codigo: status, error: `Respondió ${status}${aDonde}` };
  } catch (error) {
    return { codigo: null, error: porQue(error) };
  }
}

/** Says why nothing was answered. Texts of other programs are kept out of it. */
function porQue(error: unknown): string {
  if (error instanceof PrivateTarget) return 'La dirección no es de internet';
  if (!(error instanceof Error)) return 'No se pudo conectar';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') {
    return 'No respondió en 10 segundos';
  }
  const codigo = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return codigo === undefined ? 'No se pudo conectar' : `No se pudo conectar (${codigo})`;
}
