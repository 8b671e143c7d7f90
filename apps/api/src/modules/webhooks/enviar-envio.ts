import type { TipoDeEnvio } from '@remanso/contract/sistema/webhooks.rules';
import type { Outage } from '../../database/outage/outage.ts';
import { inTransaction, type Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { PrivateTarget, type Outgoing } from '../../platform/outgoing/create-outgoing.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import {
  abandonarEnvios,
  anotarFallo,
  marcarEntregado,
  type EnvioTomado,
  type Resultado,
} from './envios.repository.ts';
import { firmarEnvio } from './firmar-envio.ts';
import { pausaTras } from './sucesos.rules.ts';
import { rastroDe } from './webhooks.queries.ts';
import { contarFallo, olvidarFallos } from './webhooks.repository.ts';

export interface Options {
  db: Executor;
  clock: Clock;
  outage: Pick<Outage, 'explains'>;
  outgoing: Outgoing;
  log: (message: string, error?: unknown) => void;
}

/**
 * Returns a function that sends an envío which this instance has taken, and stores whether it was
 * taken, put off or given up. The function never throws.
 */
export function crearEnviarEnvio(options: Options): (envio: EnvioTomado) => Promise<void> {
  const { db, clock, outage, outgoing, log } = options;

  async function fallar(envio: EnvioTomado, { codigo, error }: Resultado): Promise<void> {
    const pausa = pausaTras(envio.intentos);
    const alcanza = clock.epoch() + pausa < envio.vence_en;
    await inTransaction(db, async (tx) => {
      const ahora = clock.instant();
      // The webhook is locked before its envíos, as by everybody else.
      const apagado = await contarFallo(tx, envio.webhook_id, ahora);
      const proximoEn = alcanza && !apagado ? clock.instant(pausa) : null;
      await anotarFallo(tx, envio.id, { codigo, error, proximoEn });
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

  return async (envio) => {
    try {
      const resultado = await mandar({ clock, outgoing }, envio);
      if (resultado.error !== null) {
        await fallar(envio, resultado);
        return;
      }
      await marcarEntregado(db, envio.id, { codigo: resultado.codigo, en: clock.instant() });
      await olvidarFallos(db, envio.webhook_id);
    } catch (error) {
      // An envío whose result could not be stored is taken again after the time of its taking.
      if (!outage.explains(error)) log(`envío ${envio.tipo} ${envio.id}`, error);
    }
  };
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
